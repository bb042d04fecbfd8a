import type { ReactNode } from 'react'
import { printAmount } from '#language/money.ts'
import { deskLanguage } from '../desk-language.ts'

export function AmountTable(props: {
  readonly title: string
  readonly columns: readonly [string, string]
  readonly children: ReactNode
}) {
  return (
    <table className="figures mt-3" aria-label={props.title}>
      <thead>
        <tr>
          {props.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
    </table>
  )
}

export function AmountRow(props: {
  readonly isTotal?: boolean
  readonly cents: number
  readonly children: ReactNode
}) {
  const { isTotal, cents, children } = props
  return (
    <tr className={isTotal ? 'font-semibold' : undefined}>
      <th scope="row">{children}</th>
      <td>{printAmount(cents, deskLanguage())}</td>
    </tr>
  )
}
