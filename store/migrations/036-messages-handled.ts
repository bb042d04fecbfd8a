import { type Kysely, sql } from 'kysely'

type WithMessages = {
  message: {
    created_at: string
    handled_at: string | null
    handled_by: string | null
    handled_as: string | null
  }
}

const oldMs = 30 * 24 * 3_600_000

/** A message waits for the farm until something was done with it; what is a month old was long answered by mail. */
export async function up(db: Kysely<WithMessages>): Promise<void> {
  for (const column of ['handled_at', 'handled_by', 'handled_as']) {
    await db.schema.alterTable('message').addColumn(column, 'text').execute()
  }
  const now = Date.now()
  await db
    .updateTable('message')
    .set({ handled_at: new Date(now).toISOString(), handled_by: 'clock', handled_as: 'old' })
    .where('created_at', '<', new Date(now - oldMs).toISOString())
    .execute()
  await sql`create index message_waiting on message (created_at) where handled_at is null`.execute(
    db,
  )
}
