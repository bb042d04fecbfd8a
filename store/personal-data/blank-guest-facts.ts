import { type RawBuilder, sql, type Transaction } from 'kysely'
import { noGuestFacts } from '#booking/reservations/guest-facts.ts'
import { keysOf } from '#language/keys-of.ts'
import { toRow } from '../rows.ts'
import { saveSearchWords } from '../search/save-words.ts'
import type { Tables } from '../tables.ts'

/** A guest without a mailbox who owes or gets money is reached by telephone alone. */
const isReachedByTelephone = sql<boolean>`email = '' and (
  owed_cents > 0 and status not in ('cancelled', 'declined')
    and not exists (select 1 from notice where kind = 'written-off' and record = reservation.id)
  or exists (select 1 from refund where reservation_id = reservation.id and paid_at is null))`

/** Blanks texts of guests in these bookings' requests. Resolves with the ids of bookings that had any. */
export async function blankGuestFacts(
  db: Transaction<Tables>,
  which: RawBuilder<boolean>,
  keepsTelephone = isReachedByTelephone,
) {
  const { telephone: _, ...others } = toRow(noGuestFacts)
  const telephone = sql<string>`case when ${keepsTelephone} then telephone else '' end`
  const blanked = await db
    .updateTable('reservation')
    .set({ ...others, telephone })
    .where(which)
    .where(({ or, and, eb, not }) =>
      or([
        ...keysOf(others).map((column) => eb(column, '<>', '')),
        and([eb('telephone', '<>', ''), not(keepsTelephone)]),
      ]),
    )
    .returning('id')
    .execute()
  const ids = blanked.map(({ id }) => id)
  for (const id of ids) await saveSearchWords(db, id)
  return ids
}
