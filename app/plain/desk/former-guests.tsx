import { deskPages } from '#content/words/nl/desk-pages.ts'

/** A party that had booked, printed. */
export type FormerParty = {
  readonly id: string
  readonly path: string
  readonly name: string
  /** Or that there is none. */
  readonly email: string
  readonly count: string
  readonly language: string
  readonly remarks: string
  readonly ended: string
  readonly money: string
  /** Money must still go back. */
  readonly isOwed: boolean
}

export type FormerGuestsProps = {
  readonly parties: readonly FormerParty[]
  /** What is still to be paid back to all of them. */
  readonly owed: string | undefined
}

/** Who had booked a date that was called off: whom to telephone, and who awaits money. */
export function FormerGuests({ parties, owed }: FormerGuestsProps) {
  const words = deskPages.date.former
  return (
    <section className="mt-8">
      <h2 className="text-25">{words.title}</h2>
      {owed && <p className="mt-3">{owed}</p>}
      {parties.length === 0 ? (
        <p className="mt-3">{words.nobody}</p>
      ) : (
        <ul className="mt-3 border-t-2 border-ink">
          {parties.map((party) => (
            <FormerLine key={party.id} party={party} />
          ))}
        </ul>
      )}
    </section>
  )
}

function FormerLine({ party }: { party: FormerParty }) {
  return (
    <li className="border-b border-rule">
      <a className="grid gap-x-5 py-3 hover:bg-deep sm:grid-cols-[1fr_auto_auto]" href={party.path}>
        <span className="min-w-0">
          <span className="block font-semibold [overflow-wrap:anywhere]">{party.name}</span>
          <span className="block text-meta [overflow-wrap:anywhere]">{party.email}</span>
          {party.remarks && (
            <span className="block text-meta whitespace-pre-line">{party.remarks}</span>
          )}
        </span>
        <span className="text-meta">
          {party.count}, {party.language}
        </span>
        <span className="text-meta sm:w-64 sm:text-right">
          <span className="block text-soft">{party.ended}</span>
          <span className={party.isOwed ? 'block font-semibold text-beet' : 'block text-soft'}>
            {party.money}
          </span>
        </span>
      </a>
    </li>
  )
}
