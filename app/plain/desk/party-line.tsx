import type { ReactNode } from 'react'

/** Who had a place or has one, printed; a party of a date. */
export type PartyFacts = {
  readonly id: string
  /** Of its booking on the desk. */
  readonly path: string
  readonly name: string
  readonly count: string
  readonly language: string
  readonly remarks: string
}

type Props = {
  readonly party: PartyFacts
  /** Under the name. */
  readonly email?: string
  /** How it stands with them, at the end of the line. */
  readonly children: ReactNode
}

/** One party in a list of a date, and the way to its booking. */
export function PartyLine({ party, email, children }: Props) {
  return (
    <li className="border-b border-rule">
      <a className="grid gap-x-5 py-3 hover:bg-deep sm:grid-cols-[1fr_auto_auto]" href={party.path}>
        <span className="min-w-0">
          <span className="block font-semibold [overflow-wrap:anywhere]">{party.name}</span>
          {email && <span className="block text-meta [overflow-wrap:anywhere]">{email}</span>}
          {party.remarks && (
            <span className="block text-meta whitespace-pre-line">{party.remarks}</span>
          )}
        </span>
        <span className="text-meta">
          {party.count}, {party.language}
        </span>
        {children}
      </a>
    </li>
  )
}
