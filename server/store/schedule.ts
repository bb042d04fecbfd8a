import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { raiseScheduleRevision } from './revision.ts'
import type { PlannedSession, ScheduleChange } from './session-records.ts'
import type { Tables } from './tables.ts'

/**
 * Makes the coming sessions those of the plan. A planned date is added once, ever: one that was
 * changed or moved since keeps its origin and is left alone. A date that left the plan goes as long
 * as it is open and nobody has a place on it: what the owner closed or called off stays so.
 */
export async function keepSchedule(
  db: Transaction<Tables>,
  planned: readonly PlannedSession[],
  from: Date,
): Promise<ScheduleChange> {
  const withdrawn = await withdrawUnplanned(db, new Set(planned.map((p) => p.origin)), from)
  let added = 0
  for (const session of planned) {
    const result = await db
      .insertInto('session')
      .values({
        id: randomUUID(),
        workshop: session.workshop,
        starts_at: session.startsAt.toISOString(),
        ends_at: session.endsAt.toISOString(),
        capacity: session.capacity,
        taken: session.bookedElsewhere,
        booked_elsewhere: session.bookedElsewhere,
        origin: session.origin,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    added += Number(result.numInsertedOrUpdatedRows ?? 0)
  }
  if (added + withdrawn > 0) await raiseScheduleRevision(db)
  return { added, withdrawn }
}

async function withdrawUnplanned(db: Transaction<Tables>, origins: Set<string>, from: Date) {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'origin'])
    .where('starts_at', '>=', from.toISOString())
    .where('origin', 'is not', null)
    .where('state', '=', 'open')
    .where((session) =>
      session.not(
        session.exists(
          session
            .selectFrom('reservation')
            .select('reservation.id')
            .whereRef('reservation.session_id', '=', 'session.id'),
        ),
      ),
    )
    .where((session) =>
      session.not(
        session.exists(
          session
            .selectFrom('waiting')
            .select('waiting.id')
            .whereRef('waiting.session_id', '=', 'session.id'),
        ),
      ),
    )
    .execute()
  const gone = rows.filter((row) => row.origin !== null && !origins.has(row.origin))
  if (gone.length === 0) return 0
  const ids = gone.map((row) => row.id)
  await db.deleteFrom('session').where('id', 'in', ids).execute()
  return gone.length
}
