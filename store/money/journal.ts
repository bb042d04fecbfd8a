import type { Kysely, Transaction } from 'kysely'
import type { Days } from '#booking/dates/brussels-time.ts'
import type { JournalDay, JournalEntry } from '#booking/money/journal.ts'
import { onceBy } from '#language/keys-of.ts'
import { fromRow, inBatches, readerOf, rowsIn } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

export function journalReads(db: Kysely<Tables>) {
  const days = db.selectFrom('journal_day').selectAll().orderBy('day')
  const entries = db.selectFrom('journal_entry').selectAll()
  return {
    listDays: ({ from, until }: Days) =>
      days.where('day', '>=', from).where('day', '<=', until).execute(),
    findFirstDay: () => days.limit(1).executeTakeFirst(),
    findLastDay: () => days.clearOrderBy().orderBy('day', 'desc').limit(1).executeTakeFirst(),
    listEntries: () => readerOf(journalEntryFrom)(entries.orderBy('number')),
    async listEntriesOf(sources: Iterable<string>, since: Date): Promise<readonly JournalEntry[]> {
      const lately = await entries.where('at', '>=', since.toISOString()).execute()
      const named = await inBatches(sources, (some) =>
        entries.where('source', 'in', some).execute(),
      )
      const found = onceBy([...lately, ...named], ({ number }) => number)
      return found.toSorted((a, b) => a.number - b.number).map(journalEntryFrom)
    },
    async findLastStatement() {
      const row = await db.selectFrom('account_holder').selectAll().executeTakeFirst()
      // Neither fact is known before the first statement.
      const holder = row?.name || undefined
      return { holder, readAt: row?.read_at ? new Date(row.read_at) : undefined }
    },
  }
}

export function journalChanges(db: Transaction<Tables>) {
  return {
    async addDay(day: JournalDay, entries: readonly JournalEntry[]): Promise<void> {
      const numbers = db.selectFrom('journal_entry').select('number').where('number', '>', 0)
      const latest = numbers.orderBy('number', 'desc').limit(1)
      const last = (await latest.executeTakeFirst())?.number ?? 0
      for (const [i, entry] of entries.entries()) {
        await rowsIn(db, 'journal_entry').add({ ...entry, number: last + i + 1 })
      }
      await rowsIn(db, 'journal_day').add(day)
    },
    /** The owner typed another account, whose holder the next statement tells. */
    forgetHolder: () => rowsIn(db, 'account_holder').change({}, { name: '' }),
    /** A bank that names no holder does not change the known name. */
    async saveStatementRead(at: Date, holder: string | undefined): Promise<void> {
      const read = { read_at: at.toISOString(), ...(holder !== undefined && { name: holder }) }
      const row = db.insertInto('account_holder').values({ id: 1, name: '', ...read })
      await row.onConflict((one) => one.column('id').doUpdateSet(read)).execute()
    },
  }
}

function journalEntryFrom(row: Row<'journal_entry'>): JournalEntry {
  const { number: _, ...same } = fromRow(row)
  return same
}
