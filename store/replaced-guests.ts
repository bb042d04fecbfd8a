import type { Kysely, Transaction } from 'kysely'
import type { Language } from '#language/languages.ts'
import { inParts, someIds } from './in-parts.ts'
import { keepWords } from './search.ts'
import type { Row, Tables } from './tables.ts'

export type ReplacedGuest = {
  readonly id: string
  readonly reservationId: string
  readonly name: string
  /** Empty for who gave none. */
  readonly email: string
  readonly language: Language
  /** Of the booking, when the other came. */
  readonly paidCents: number
  readonly at: Date
}

export function replacedGuestReads(db: Kysely<Tables>) {
  return {
    /** First replaced first. */
    replacedGuestsOf: (reservationId: string) => replacedGuestsOf(db, [reservationId]),
  }
}

export async function replacedGuestsOf(
  db: Kysely<Tables>,
  reservationIds: Iterable<string>,
): Promise<readonly ReplacedGuest[]> {
  const all = db.selectFrom('replaced_guest').selectAll().orderBy('at').orderBy('id')
  const rows = await inParts(reservationIds, (some) =>
    all.where('reservation_id', 'in', some).execute(),
  )
  return rows.map(guestFrom)
}

export function replacedGuestChanges(db: Transaction<Tables>) {
  return {
    async addReplacedGuest(guest: ReplacedGuest): Promise<void> {
      const { reservationId, paidCents, at, ...same } = guest
      await db
        .insertInto('replaced_guest')
        .values({
          ...same,
          reservation_id: reservationId,
          paid_cents: paidCents,
          at: at.toISOString(),
        })
        .execute()
    },
    async removeReplacedGuests(ids: readonly string[]): Promise<void> {
      const removed = await db
        .deleteFrom('replaced_guest')
        .where('id', 'in', someIds(ids))
        .returning('reservation_id')
        .execute()
      for (const { reservation_id } of removed) await keepWords(db, reservation_id)
    },
  }
}

function guestFrom(row: Row<'replaced_guest'>): ReplacedGuest {
  const { reservation_id: reservationId, paid_cents: paidCents, at, ...same } = row
  return { ...same, reservationId, paidCents, at: new Date(at) }
}
