import type { ReactNode } from 'react'
import { Unbroken } from './unbroken.tsx'

export type Fact = { readonly label: string; readonly value: ReactNode }

/** What is known of something, one line each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts my-8">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <Unbroken text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
