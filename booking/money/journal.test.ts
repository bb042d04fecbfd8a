import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import { findChangedDay, type JournalEntry, journalDay, readLines } from './journal.ts'

const entry = (cents: number, different: Partial<JournalEntry> = {}): JournalEntry => ({
  source: `receipt ${cents}`,
  kind: 'received',
  cents,
  receivedOn: '2025-09-15',
  at: new Date('2025-09-15T10:00:00Z'),
  day: '2025-09-15',
  vatPercent: 21,
  ...different,
})

const begin = journalDay(undefined, '2025-09-14', [])

describe('a day of the receipts journal', () => {
  it('adds receipts up by rate, with a line for each one above 250 euro and for each refund', () => {
    const entries = [
      entry(25_001),
      entry(3250),
      entry(25_000),
      entry(3250, { kind: 'by-hand' }),
      entry(1000, { vatPercent: 12 }),
      entry(1200, { receivedOn: '2025-09-12' }),
      entry(-3250, { kind: 'refunded' }),
      entry(-3250, { kind: 'refunded' }),
    ] as const
    expect(journalDay(begin, '2025-09-15', entries).text.split('\n')).toEqual([
      '2025-09-15;1;received;2025-09-12;21;1;1200',
      '2025-09-15;2;by-hand;2025-09-15;21;1;3250',
      '2025-09-15;3;received;2025-09-15;12;1;1000',
      '2025-09-15;4;received;2025-09-15;21;1;25001',
      '2025-09-15;5;received;2025-09-15;21;2;28250',
      '2025-09-15;6;refunded;2025-09-15;21;1;-3250',
      '2025-09-15;7;refunded;2025-09-15;21;1;-3250',
      '',
    ])
  })

  it('is the same in any order of its moves', () => {
    const entries = [entry(30_000), entry(26_000), entry(26_000), entry(100)]
    const { text } = journalDay(begin, '2025-09-15', entries)
    expect(journalDay(begin, '2025-09-15', entries.toReversed()).text).toBe(text)
    expect(text.split('\n')).toHaveLength(5)
  })

  it('has a line that says so when it has no receipts', () => {
    const day = journalDay(begin, '2025-09-15', [])
    expect(readLines(day)).toMatchObject([{ kind: 'nothing', count: 0, cents: 0 }])
  })

  it('is chained as the documents say', () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
    const first = sha256(`${'0'.repeat(64)}\n2025-09-14;1;begins;;;0;0\n`)
    expect(begin.hash).toBe(first)
    const { text, hash } = journalDay(begin, '2025-09-15', [entry(3250)])
    expect(hash).toBe(sha256(`${first}\n${text}`))
  })
})

describe('a journal that was changed', () => {
  const entries = [entry(3250), entry(26_000), entry(100, { day: '2025-09-17' })]
  const on = (day: Day) => entries.filter((one) => one.day === day)
  const days = (['2025-09-15', '2025-09-16', '2025-09-17'] as const).reduce(
    (all, day) => [...all, journalDay(all.at(-1), day, on(day))],
    [begin],
  )
  const changed = (at: number, different: object) =>
    findChangedDay(days.with(at, { ...days[at]!, ...different }), entries)

  it('is told from an unchanged one', () => {
    expect(findChangedDay(days, entries)).toBeUndefined()
  })

  it('is found by its first line', () => {
    const text = days[1]!.text.replace('26000', '25000')
    expect(changed(1, { text })).toEqual({ day: '2025-09-15', line: 2 })
    const both = text.replace('3250', '3000')
    expect(changed(1, { text: both })).toEqual({ day: '2025-09-15', line: 1 })
    expect(changed(2, { hash: days[1]!.hash })).toEqual({ day: '2025-09-16', line: undefined })
  })

  it('is found by a missing day, or a sum behind the lines', () => {
    expect(findChangedDay(days.toSpliced(2, 1), entries)).toMatchObject({ day: '2025-09-16' })
    expect(findChangedDay(days, entries.slice(1))).toMatchObject({ day: '2025-09-15' })
    expect(findChangedDay(days.slice(0, 3), entries)).toMatchObject({ day: '2025-09-17' })
  })

  it('cannot hide behind a chain of its own: the next day no longer fits', () => {
    const forged = journalDay(begin, '2025-09-15', [entry(100)])
    const others = [entry(100), ...entries.slice(2)]
    expect(findChangedDay(days.with(1, forged), others)).toMatchObject({ day: '2025-09-16' })
  })
})
