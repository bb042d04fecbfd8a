import type { Transaction } from 'kysely'
import { holdsPlaces, type Status } from '#booking/status.ts'
import { someIds } from './some-ids.ts'
import type { Tables } from './tables.ts'

type Ids = readonly string[]

export async function removeReservations(db: Transaction<Tables>, ids: Ids): Promise<void> {
  const rows = await db
    .selectFrom('reservation')
    .select(['session_id', 'participants', 'status'])
    .where('id', 'in', someIds(ids))
    .execute()
  for (const row of rows.filter(({ status }) => holdsPlaces(status as Status))) {
    await db
      .updateTable('session')
      .set((session) => ({ taken: session('taken', '-', row.participants) }))
      .where('id', '=', row.session_id)
      .execute()
  }
  await forgetNeeds(db, ids)
  for (const table of ['event', 'refund', 'movement', 'payment', 'waiting'] as const) {
    await db.deleteFrom(table).where('reservation_id', 'in', someIds(ids)).execute()
  }
  await removeNotices(db, ids)
  await db.deleteFrom('reservation').where('id', 'in', someIds(ids)).execute()
}

export async function stripReservations(db: Transaction<Tables>, ids: Ids): Promise<void> {
  await forgetNeeds(db, ids)
  await removeNotices(db, ids)
  const nobody = { name: '', email: '', note: '' }
  await db.updateTable('reservation').set(nobody).where('id', 'in', someIds(ids)).execute()
  await db
    .updateTable('refund')
    .set({ iban: '' })
    .where('reservation_id', 'in', someIds(ids))
    .where('paid_at', 'is not', null)
    .execute()
  await db
    .updateTable('movement')
    .set({ payer_name: '', payer_iban: '', communication: '' })
    .where('reservation_id', 'in', someIds(ids))
    .execute()
}

export async function forgetNeeds(db: Transaction<Tables>, ids: Ids): Promise<void> {
  const nothing = { special_requirements: '' }
  await db.updateTable('reservation').set(nothing).where('id', 'in', someIds(ids)).execute()
  await db.deleteFrom('diet').where('reservation_id', 'in', someIds(ids)).execute()
  await db.deleteFrom('kept_answer').where('reservation_id', 'in', someIds(ids)).execute()
}

/** The key of a notice names the booking it is about. */
async function removeNotices(db: Transaction<Tables>, ids: Ids): Promise<void> {
  for (const id of ids) await db.deleteFrom('notice').where('key', 'like', `%${id}%`).execute()
}
