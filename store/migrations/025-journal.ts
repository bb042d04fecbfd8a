import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The receipts journal: what is written there stays as it was written (docs/decisions/0043). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('journal_day')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('journal_entry')
    .addColumn('number', 'integer', (c) => c.primaryKey())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('received_on', 'text', (c) => c.notNull())
    .addColumn('vat_percent', 'integer', (c) => c.notNull())
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  for (const column of ['source', 'at']) {
    const index = db.schema.createIndex(`journal_entry_by_${column}`).on('journal_entry')
    await index.column(column).execute()
  }
  await db.schema.createIndex('hand_receipt_by_making').on('hand_receipt').column('at').execute()
  await refuseJournalChanges(db)
}

export async function refuseJournalChanges(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const statement of isPostgres ? onPostgres : onSqlite) await sql.raw(statement).execute(db)
}

const tables = ['journal_day', 'journal_entry']

const onSqlite = tables.flatMap((table) =>
  ['update', 'delete'].map(
    (change) => `create trigger ${table}_no_${change} before ${change} on ${table}
      begin select raise(abort, 'the receipts journal is only added to'); end`,
  ),
)

const onPostgres = [
  `create or replace function refuse_journal_change() returns trigger language plpgsql as $$
    begin raise exception 'the receipts journal is only added to'; end $$`,
  ...tables.flatMap((table) => [
    `create trigger ${table}_fixed before update or delete on ${table}
      for each row execute function refuse_journal_change()`,
    `create trigger ${table}_kept before truncate on ${table}
      for each statement execute function refuse_journal_change()`,
  ]),
]
