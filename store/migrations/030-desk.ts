import type { Kysely } from 'kysely'
import { endingsInName } from '#booking/search/search-words.ts'
import { statements } from './statements.ts'

type WithNames = {
  reservation: { id: string; name: string }
  replaced_guest: { reservation_id: string; name: string }
  reservation_word: { word: string; reservation_id: string }
}

/** Few enough for the number of values that either database takes: a long name has a hundred endings. */
const bookingsAtOnce = 50

export async function up(db: Kysely<WithNames>): Promise<void> {
  await addIndex(db)
  await keepEndings(db)
}

const addIndex = statements('create index voucher_use_by_day on voucher_use (at, id)')

/** A booking is found by the middle of a name too (docs/decisions/0032). */
export async function keepEndings(db: Kysely<WithNames>): Promise<void> {
  const guests = db.selectFrom('reservation').select(['id', 'name']).orderBy('id')
  const before = db.selectFrom('replaced_guest').select(['reservation_id as id', 'name'])
  for (let last = ''; ;) {
    const some = await guests.where('id', '>', last).limit(bookingsAtOnce).execute()
    if (some.length === 0) return
    const ids = some.map(({ id }) => id)
    const all = [...some, ...(await before.where('reservation_id', 'in', ids).execute())]
    const rows = all.flatMap(({ id, name }) =>
      endingsInName(name).map((word) => ({ word, reservation_id: id })),
    )
    const insert = db.insertInto('reservation_word').onConflict((same) => same.doNothing())
    if (rows.length > 0) await insert.values(rows).execute()
    last = ids.at(-1)!
  }
}
