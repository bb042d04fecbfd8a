import { sql, type Transaction } from 'kysely'
import { noGuestFacts } from '#booking/reservations/guest-facts.ts'
import { sum } from '#booking/sum.ts'
import { keysOf } from '#language/keys-of.ts'
import { inBatches, toRow } from '../rows.ts'
import { saveSearchWords } from '../search/save-words.ts'
import type { Tables } from '../tables.ts'
import { forgetMailsAbout } from './forget-mails.ts'

type Db = Transaction<Tables>

/** Requests that are over and never held places, as nobody pressed the mailed link. */
export async function neverProvenReservations(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('reservation')
    .select('id')
    .where('status', 'in', ['cancelled', 'declined'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select('kind')
            .whereRef('payment.reservation_id', '=', 'reservation.id'),
        ),
      ),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Takes away their texts, and the mails about them. Returns the number of mails. */
export async function forgetNeverProven(
  db: Db,
  ids: Iterable<string>,
  until: Date,
): Promise<number> {
  const counts = await inBatches(ids, async (some) => {
    const texts = clearTexts(db).where('id', 'in', some)
    for (const { id } of await texts.returning('id').execute()) await saveSearchWords(db, id)
    return [await forgetMailsAbout(db, { ids: some, until })]
  })
  return sum(counts, (count) => count)
}

/** A guest without a mailbox who is to pay, or to be repaid, is reached by telephone alone. */
const isReachedByTelephone = sql<boolean>`email = '' and (
  owed_cents > 0 and status not in ('cancelled', 'declined')
    and not exists (select 1 from notice where kind = 'written-off' and record = reservation.id)
  or exists (select 1 from refund where reservation_id = reservation.id and paid_at is null))`

export function clearTexts(db: Db) {
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
