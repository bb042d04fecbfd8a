import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { refuseEntryChanges } from './042-entries.ts'
import { type BeforeMarks, marksOf } from './043-marks.ts'

/**
 * Entries say whose share came, and which gift voucher had paid what went along; what was marked by hand, and what
 * vouchers paid, is read from them alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const entries = db.schema.alterTable('entry')
  await entries.addColumn('share', 'text').execute()
  await entries.addColumn('voucher', 'text').execute()
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const onTable = isPostgres ? sql` on entry` : sql``
  await sql`drop trigger entry_no_update${onTable}`.execute(db)
  await markEntries(db)
  await refuseEntryChanges(db)
  await sql`create index entry_by_voucher on entry (voucher) where voucher is not null`.execute(db)
  // Steps of before hold rows of these tables, and could no longer be taken back.
  await sql`delete from desk_step`.execute(db)
  await db.schema.dropTable('hand_receipt').execute()
  await db.schema.dropTable('voucher_use').execute()
  await db.schema.alterTable('companion').dropColumn('paid_cents').execute()
  await db.schema
    .alterTable('replaced_guest')
    .addColumn('had_paid', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update replaced_guest set had_paid = 1 where paid_cents > 0`.execute(db)
  await db.schema.alterTable('replaced_guest').dropColumn('paid_cents').execute()
}

async function markEntries(db: Kysely<unknown>): Promise<void> {
  const before = db as Kysely<BeforeMarks>
  const last = before.selectFrom('entry').select(({ fn }) => fn.max('number').as('number'))
  let number = Number((await last.executeTakeFirst())?.number ?? 0)
  const marks = marksOf({
    entries: await before.selectFrom('entry').selectAll().orderBy('number').execute(),
    uses: await before.selectFrom('voucher_use').selectAll().execute(),
    companions: await before.selectFrom('companion').selectAll().orderBy('joined_at').execute(),
    lines: await before
      .selectFrom('bank_transaction')
      .select(['key', 'communication'])
      .where('detail', 'like', '%isShare%')
      .execute(),
  })
  for (const { entry, parts } of marks) {
    const [first, ...others] = parts
    await before.updateTable('entry').set(first!).where('id', '=', entry.id).execute()
    for (const part of others) {
      number += 1
      const added = { ...entry, ...part, number, id: `derived ${number}` }
      await before.insertInto('entry').values(added).execute()
    }
  }
}
