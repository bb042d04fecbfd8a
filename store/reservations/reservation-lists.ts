import { type Kysely, sql } from 'kysely'
import type { Id } from '#booking/id.ts'
import type { Tables } from '../tables.ts'

export type ListOrder = 'name' | 'date'

export type ListPage = {
  readonly after: Id<'reservation'> | undefined
  readonly count: number
}

export async function listIds(
  db: Kysely<Tables>,
  order: ListOrder,
  page: ListPage,
): Promise<readonly string[]> {
  const rows = order === 'name' ? await byName(db, page) : await byDate(db, page)
  return rows.map(({ id }) => id)
}

/** The index has the same expression. */
const name = sql<string>`lower(name)`

async function byName(db: Kysely<Tables>, { after = '', count }: ListPage) {
  const all = db.selectFrom('reservation').select('id').orderBy(name).orderBy('id').limit(count)
  const last = db.selectFrom('reservation').select(name.as('name')).where('id', '=', after)
  const from = await last.executeTakeFirst()
  if (!from) return all.execute()
  const rest = all.where(name, '>=', from.name)
  return rest.where(({ eb, or }) => or([eb(name, '>', from.name), eb('id', '>', after)])).execute()
}

async function byDate(db: Kysely<Tables>, { after = '', count }: ListPage) {
  const on = db
    .selectFrom('session')
    .innerJoin('reservation', 'reservation.session_id', 'session.id')
  const all = on
    .select('reservation.id')
    .orderBy('starts_at', 'desc')
    .orderBy('reservation.id', 'desc')
    .limit(count)
  const last = on.select('starts_at').where('reservation.id', '=', after)
  const from = (await last.executeTakeFirst())?.starts_at
  if (from === undefined) return all.where('starts_at', '<', afterAll).execute()
  return all
    .where('starts_at', '<=', from)
    .where(({ eb, or }) => or([eb('starts_at', '<', from), eb('reservation.id', '<', after)]))
    .execute()
}

/** Later than any date, so that an index leads to the last one. */
const afterAll = '9999'
