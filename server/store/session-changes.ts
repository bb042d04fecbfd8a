import type { Transaction } from 'kysely'
import type { NewSession, SessionChange } from './session-records.ts'
import { raiseScheduleRevision } from './revision.ts'
import type { Tables } from './tables.ts'

/** Gives places back, and never more than were taken. */
export async function freePlaces(
  db: Transaction<Tables>,
  sessionId: string,
  places: number,
): Promise<void> {
  await db
    .updateTable('session')
    .set((row) => ({ taken: row('taken', '-', places) }))
    .where('id', '=', sessionId)
    .execute()
  await raiseScheduleRevision(db)
}

/** False when this workshop has that date already. */
export async function addSession(db: Transaction<Tables>, session: NewSession): Promise<boolean> {
  const added = await db
    .insertInto('session')
    .values({
      id: session.id,
      workshop: session.workshop,
      starts_at: session.startsAt.toISOString(),
      ends_at: session.endsAt.toISOString(),
      capacity: session.capacity,
      taken: 0,
      booked_elsewhere: 0,
      origin: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  await raiseScheduleRevision(db)
  return added.numInsertedOrUpdatedRows === 1n
}

/** False when fewer places would be left than are taken, or when the workshop has that date already. */
export async function updateSession(
  db: Transaction<Tables>,
  id: string,
  changed: Partial<SessionChange>,
): Promise<boolean> {
  const row = await db.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return false
  const bookedElsewhere = changed.bookedElsewhere ?? row.booked_elsewhere
  const taken = row.taken - row.booked_elsewhere + bookedElsewhere
  const capacity = changed.capacity ?? row.capacity
  if (taken > capacity || taken < 0) return false
  const startsAt = changed.startsAt?.toISOString() ?? row.starts_at
  if (startsAt !== row.starts_at && (await isTakenDate(db, row.workshop, startsAt))) return false
  await db
    .updateTable('session')
    .set({
      state: changed.state ?? row.state,
      starts_at: startsAt,
      ends_at: changed.endsAt?.toISOString() ?? row.ends_at,
      capacity,
      taken,
      booked_elsewhere: bookedElsewhere,
      minimum: 'minimum' in changed ? (changed.minimum ?? null) : row.minimum,
      decides_on: 'decidesOn' in changed ? (changed.decidesOn ?? null) : row.decides_on,
      note: changed.note ?? row.note,
    })
    .where('id', '=', id)
    .execute()
  await raiseScheduleRevision(db)
  return true
}

async function isTakenDate(db: Transaction<Tables>, workshop: string, startsAt: string) {
  const other = await db
    .selectFrom('session')
    .select('id')
    .where('workshop', '=', workshop)
    .where('starts_at', '=', startsAt)
    .executeTakeFirst()
  return other !== undefined
}
