import { expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import type { JournalLine } from '../money/journal.ts'
import { journalDifference } from './journal-difference.ts'

const days = { from: '2026-10-01', until: '2026-12-31' } as const
const line = (day: Day, receivedOn: Day, cents: number, kind: JournalLine['kind'] = 'received') => {
  return { day, receivedOn, cents, kind, number: 1, count: 1, vatPercent: 21 } as const
}
const facts = { days, unwrittenCents: 0, lines: [line('2026-11-02', '2026-11-02', 6500)] }

it('equal sums need no explanation', () => {
  expect(journalDifference({ ...facts, cashCents: 6500, later: [] })).toBeUndefined()
})

it('money of one quarter that was read in the next explains the difference to the cent', () => {
  const later = [line('2027-01-04', '2026-12-30', 3250), line('2027-01-04', '2027-01-02', 100)]
  const late = { from: '2026-12-30', until: '2026-12-30' }
  const read = { from: '2027-01-04', until: '2027-01-04' }
  const quarter = journalDifference({ ...facts, cashCents: 9750, later })
  expect(quarter).toMatchObject({
    countedLater: [{ how: 'read', cents: 3250, came: late, read }],
    cameBefore: [],
    otherwiseCents: 0,
  })
  const next = { days: { from: '2027-01-01', until: '2027-03-31' }, lines: later } as const
  expect(journalDifference({ ...facts, ...next, cashCents: 100, later: [] })).toMatchObject({
    countedLater: [],
    cameBefore: [{ how: 'read', cents: 3250, came: late, read }],
    otherwiseCents: 0,
  })
})

it('a correction counts on its day in both; today’s money and a line’s other day are told apart', () => {
  const lines = [...facts.lines, line('2026-11-20', '2026-09-15', -6500, 'corrected')]
  const all = { ...facts, lines, later: [], unwrittenCents: 700, cashCents: 705 }
  expect(journalDifference(all)).toMatchObject({
    journalCents: 0,
    cameBefore: [],
    unwrittenCents: 700,
    otherwiseCents: 5,
  })
})

it('many days are one sentence', () => {
  const later = [1, 2, 3, 4, 5].map((n) => line(`2027-01-0${n}` as Day, `2026-12-2${n}` as Day, n))
  expect(journalDifference({ ...facts, cashCents: 6515, later })?.countedLater).toEqual([
    {
      how: 'read',
      cents: 15,
      came: { from: '2026-12-21', until: '2026-12-25' },
      read: { from: '2027-01-01', until: '2027-01-05' },
    },
  ])
})
