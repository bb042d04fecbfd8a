import { deskPages } from '#content/words/nl/desk-pages.ts'
import { type PartyFacts, PartyLine } from './party-line.tsx'

/** A party that had booked, printed. */
export type FormerParty = PartyFacts & {
  /** Or that there is none. */
  readonly email: string
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
            <PartyLine key={party.id} party={party} email={party.email}>
              <span className="text-meta sm:w-64 sm:text-right">
                <span className="block text-soft">{party.ended}</span>
                <span
                  className={party.isOwed ? 'block font-semibold text-beet' : 'block text-soft'}
                >
                  {party.money}
                </span>
              </span>
            </PartyLine>
          ))}
        </ul>
      )}
    </section>
  )
}
