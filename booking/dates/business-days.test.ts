import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import { addDays } from './brussels-time.ts'
import { addBusinessDays, isBusinessDay } from './business-days.ts'

it.each<[Day, number, Day, string]>([
  ['2025-09-15', 0, '2025-09-15', 'no days'],
  ['2025-09-15', 1, '2025-09-16', 'from Monday'],
  ['2025-09-19', 1, '2025-09-22', 'over a weekend'],
  ['2025-09-20', 1, '2025-09-22', 'from a Saturday'],
  ['2025-09-20', 0, '2025-09-20', 'no days from a Saturday'],
  ['2026-04-02', 1, '2026-04-07', 'over Easter, from Maundy Thursday'],
  ['2025-12-24', 1, '2025-12-29', 'over Christmas and a weekend'],
  ['2025-12-31', 1, '2026-01-02', 'over New Year'],
  ['2026-04-30', 1, '2026-05-04', 'over the first of May and a weekend'],
])('%s and %i business days is %s: %s', (day, days, reached) => {
  expect(addBusinessDays(day, days)).toBe(reached)
})

// National Day, All Saints moved to no other day, Armistice, Ascension, Whit Monday.
it.each(['2026-07-21', '2027-11-01', '2026-11-11', '2026-05-14', '2026-05-25'] as const)(
  '%s, a public holiday on which banks are open, counts',
  (day) => expect(isBusinessDay(day)).toBe(true),
)

it('a year has no more than six bank holidays on weekdays', () => {
  for (let year = 2020; year < 2060; year++) {
    let closed = 0
    for (let day: Day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
      if (Temporal.PlainDate.from(day).dayOfWeek <= 5 && !isBusinessDay(day)) closed += 1
    }
    expect(closed).toBeGreaterThanOrEqual(2)
    expect(closed).toBeLessThanOrEqual(6)
  }
})

it('two steps of business days add up to one long step', () => {
  const days = fc.nat(30)
  fc.assert(
    fc.property(fc.nat(3000), days, days, (start, first, then) => {
      const day = addDays('2025-01-01', start)
      const twice = addBusinessDays(addBusinessDays(day, first), then)
      expect(twice).toBe(addBusinessDays(day, first + then))
      if (first + then > 0) expect(isBusinessDay(twice)).toBe(true)
    }),
  )
})
