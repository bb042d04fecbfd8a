import type { Kysely } from 'kysely'
import { refuseJournalChanges } from '../migrations/025-journal.ts'
import { refuseInvoiceChanges } from '../migrations/028-invoices.ts'
import { refuseEntryChanges } from '../migrations/042-entries.ts'
import { statements } from '../migrations/statements.ts'
import { declaredTables } from '../tables.ts'
import { sqlOf } from '../tables/declare-table.ts'

const schema = Object.entries(declaredTables)
  .flatMap(([name, table]) => sqlOf(name, table))
  .join(';\n')

/** The words of the search, as migration 17 says. */
const schemaInPostgres = schema
  .replace('"word" text', '"word" text collate "C"')
  .replace(' without rowid', '')

const addFirstRows = statements(`
insert into schedule_revision (id, revision) values (1, 1);
insert into outbox (id) values (1);
insert into links_mark (id, mark) values (1, '');
`)

/** A new store in one step, as all migrations would leave it. */
export async function begin(db: Kysely<unknown>): Promise<void> {
  await statements(schema, schemaInPostgres)(db)
  await addFirstRows(db)
  await refuseJournalChanges(db)
  await refuseInvoiceChanges(db)
  await refuseEntryChanges(db)
}
