import { sql, type Transaction } from 'kysely'
import { noGuestFacts } from '#booking/reservations/guest-facts.ts'
import { keysOf } from '#language/keys-of.ts'
import { toRow } from '../rows.ts'
import type { Tables } from '../tables.ts'

/** A guest without a mailbox who owes or gets money is reached by telephone alone. */
const isReachedByTelephone = sql<boolean>`email = '' and (
  owed_cents > 0 and status not in ('cancelled', 'declined')
    and not exists (select 1 from notice where kind = 'written-off' and record = reservation.id)
  or exists (select 1 from refund where reservation_id = reservation.id and paid_at is null))`

/** Clears texts of guests in these requests, for bookings that the caller names. */
export function clearGuestFacts(db: Transaction<Tables>) {
  const { telephone: _, ...others } = toRow(noGuestFacts)
  const telephone = sql<string>`case when ${isReachedByTelephone} then telephone else '' end`
  return db
    .updateTable('reservation')
    .set({ ...others, telephone })
    .where(({ or, and, eb, not }) =>
      or([
        ...keysOf(others).map((column) => eb(column, '<>', '')),
        and([eb('telephone', '<>', ''), not(isReachedByTelephone)]),
      ]),
    )
}
