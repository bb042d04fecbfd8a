import { expect, it } from 'vitest'
import { journalDay } from '#booking/money/journal.ts'
import { start } from '#tests/support/records.ts'
import { databases } from '#tests/support/stores.ts'

it.each(databases)('$name: the receipts journal is only added to', async (on) => {
  await using fresh = await on.openFreshStore()
  const receivedOn = '2025-09-15'
  const move = { source: 'receipt a', kind: 'by-hand', cents: 6500, receivedOn, at: start } as const
  const entry = { ...move, day: receivedOn, vatPercent: 21 } as const
  const begin = journalDay(undefined, '2025-09-14', [])
  const day = journalDay(begin, receivedOn, [entry])
  await fresh.store.change(async (changes) => {
    await changes.journal.addDay(begin, [])
    await changes.journal.addDay(day, [entry])
  })
  const db = fresh.tables()
  for (const table of ['journal_day', 'journal_entry'] as const) {
    const changing = db.updateTable(table).set({ day: '2025-09-13' }).execute()
    await expect(changing).rejects.toThrow('only added to')
    await expect(db.deleteFrom(table).execute()).rejects.toThrow('only added to')
  }
  expect(await fresh.store.journal.listDays({ from: '0001-01-01', until: '9999-12-31' })).toEqual([
    begin,
    day,
  ])
  expect(await fresh.store.journal.listEntries()).toEqual([entry])
})
