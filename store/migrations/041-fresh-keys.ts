import type { Kysely } from 'kysely'

type WithDevices = {
  desk_device: { first_seen_at: string; key_used_at: string }
}

/** A device known until now has used one key, when it was first seen; whose mailbox had sent it, nobody noted. */
export async function up(db: Kysely<WithDevices>): Promise<void> {
  await db.schema
    .alterTable('desk_device')
    .addColumn('key_used_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db
    .updateTable('desk_device')
    .set(({ ref }) => ({ key_used_at: ref('first_seen_at') }))
    .execute()
  await db.schema
    .createTable('desk_owner')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('digest', 'text', (column) => column.notNull())
    .execute()
}
