import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('held_since', 'text')
    .execute()
  await sql`insert into outbox (id, held_since) values (1, null)`.execute(db)
  await db.schema.alterTable('mail').addColumn('lease_ends', 'text').execute()
  await db.schema.alterTable('mail').addColumn('patience_from', 'text').execute()
}
