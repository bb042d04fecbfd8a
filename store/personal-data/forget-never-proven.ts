import type { Transaction } from 'kysely'
import { sum } from '#booking/sum.ts'
import { isOneOf } from '../json-rows.ts'
import { inBatches } from '../rows.ts'
import type { Tables } from '../tables.ts'
import { blankGuestFacts } from './blank-guest-facts.ts'
import { forgetMailsAbout } from './forget-mails.ts'

type Db = Transaction<Tables>

/** Requests that are over and held no place, because nobody pressed the mailed link. */
export async function listNeverProven(db: Db): Promise<ReadonlySet<string>> {
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

/** Blanks these requests' texts and their mails. Resolves with the number of mails. */
export async function forgetNeverProven(
  db: Db,
  ids: Iterable<string>,
  until: Date,
): Promise<number> {
  const counts = await inBatches(ids, async (some) => {
    await blankGuestFacts(db, isOneOf('id', some))
    return [await forgetMailsAbout(db, { ids: some, until })]
  })
  return sum(counts, (count) => count)
}
