import type { Kysely } from 'kysely'
import { statements } from './statements.ts'

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
  await addColumns(db)
  const now = Date.now()
  await db
    .updateTable('message')
    .set({ handled_at: new Date(now).toISOString(), handled_by: 'clock', handled_as: 'old' })
    .where('created_at', '<', new Date(now - oldMs).toISOString())
    .execute()
}

const addColumns = statements(`
alter table message add column handled_at text;
alter table message add column handled_by text;
alter table message add column handled_as text;
create index message_waiting on message (created_at) where handled_at is null;
`)
