import type { Kysely } from 'kysely'

type WithNotices = {
  notice: { key: string; at: string }
  said: { kind: string; record: string; day: string; at: string }
}

export async function up(db: Kysely<WithNotices>): Promise<void> {
  await db.schema
    .createTable('said')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notice_once', ['kind', 'record', 'day'])
    .execute()
  for (const { key, at } of await db.selectFrom('notice').selectAll().execute()) {
    const [kind = '', record = '', day = ''] = key.split(' ')
    await db.insertInto('said').values({ kind, record, day, at }).execute()
  }
  await db.schema.dropTable('notice').execute()
  await db.schema.alterTable('said').renameTo('notice').execute()
  await db.schema.createIndex('notice_by_record').on('notice').column('record').execute()
  await db.schema.alterTable('movement').renameTo('bank_transaction').execute()
  const receipts = db.schema.alterTable('hand_receipt')
  await receipts.renameColumn('movement_key', 'transaction_key').execute()
  for (const table of ['refund', 'bank_transaction']) {
    const index = db.schema.createIndex(`${table}_by_reservation`).on(table)
    await index.column('reservation_id').execute()
  }
}
