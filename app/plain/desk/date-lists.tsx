import { deskPages } from '#content/words/nl/desk-pages.ts'
import { type PartyFacts, PartyLine } from './party-line.tsx'

/** One party of a date, printed. */
export type Party = PartyFacts & {
  readonly status: string
  readonly owes: string
}

/** Somebody in line for a date, printed. */
export type WaitingParty = {
  readonly id: string
  readonly name: string
  readonly count: string
  readonly state: string
}

/** Who comes: a line each, to tick off when printed. */
export function Parties({ parties }: { parties: readonly Party[] }) {
  if (parties.length === 0) return <p className="mt-3">{deskPages.date.nobody}</p>
  return (
    <ul className="mt-3 border-t-2 border-ink">
      {parties.map((party) => (
        <PartyLine key={party.id} party={party}>
          <span className="text-meta text-soft sm:w-56 sm:text-right">
            {party.status}, {party.owes}
          </span>
        </PartyLine>
      ))}
    </ul>
  )
}

type WaitingProps = {
  readonly title: string
  readonly waiting: readonly WaitingParty[]
  /** Why nobody on it is offered anything. */
  readonly note: string | undefined
}

/** Who waits for a place, first in line first; or waited, until the date was called off. */
export function WaitingList({ title, waiting, note }: WaitingProps) {
  if (waiting.length === 0) return null
  return (
    <section className="mt-13">
      <h2 className="text-25">{title}</h2>
      {note && <p className="mt-3">{note}</p>}
      <ol className="mt-3 border-t-2 border-ink">
        {waiting.map(({ id, name, count, state }) => (
          <li key={id} className="grid gap-x-5 border-b border-rule py-3 sm:grid-cols-[1fr_auto]">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {name}, {count}
            </span>
            <span className="text-meta text-soft">{state}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A heading and its lines, as the prep sheet that is mailed has them. */
export type SheetSection = { readonly title: string; readonly lines: readonly string[] }

/** What the day is prepared by: heads, plates, what to buy. */
export function PrepSheet({ sections }: { sections: readonly SheetSection[] }) {
  if (sections.length === 0) return null
  return (
    <section className="mt-13">
      <h2 className="text-25">{deskPages.date.prepare}</h2>
      <div className="mt-3 grid gap-x-13 gap-y-5 border-t-2 border-ink pt-5 sm:grid-cols-2">
        {sections.map(({ title, lines }) => (
          <div key={title}>
            <h3 className="font-sans text-meta text-soft">{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line} className="[overflow-wrap:anywhere]">
                  {line}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
