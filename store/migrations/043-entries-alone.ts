import type { Kysely } from 'kysely'
import { refuseEntryChanges } from './042-entries.ts'
import { type BeforeMarks, marksOf } from './043-marks.ts'
import { statements } from './statements.ts'

/**
 * Entries name the companion whose share came, and the gift voucher that had paid what a split took along. Two tables
 * go: receipts by hand and uses of vouchers are read from the entries alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  await allowEntryChanges(db)
  await markEntries(db)
  await refuseEntryChanges(db)
  await dropWhatEntriesTell(db)
}

const addColumns = statements(`
alter table entry add column share text;
alter table entry add column voucher text;
`)

const allowEntryChanges = statements(
  'drop trigger entry_no_update',
  'drop trigger entry_no_update on entry',
)

/** Steps of the desk until then hold rows of these tables, and could no longer be taken back. */
const dropWhatEntriesTell = statements(`
create index entry_by_voucher on entry (voucher) where voucher is not null;
delete from desk_step;
drop table hand_receipt;
drop table voucher_use;
alter table companion drop column paid_cents;
alter table replaced_guest add column had_paid integer default 0 not null;
update replaced_guest set had_paid = 1 where paid_cents > 0;
alter table replaced_guest drop column paid_cents;
`)

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
