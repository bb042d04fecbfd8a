import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Says that the schedule or its places changed, so that no page kept before is shown again. */
export async function raiseScheduleRevision(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('schedule_revision')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .execute()
}
