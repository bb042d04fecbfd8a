import { expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import { addDays } from './brussels-time.ts'
import { addBusinessDays, easterSunday, isBusinessDay, isPublicHoliday } from './business-days.ts'

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

/** Published Easters, among them the earliest and the latest there can be. */
const easters = `1818-03-22 1943-04-25 1981-04-19 2000-04-23 2008-03-23 2016-03-27 2019-04-21 2024-03-31
  2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2038-04-25 2049-04-18`

it.each(easters.split(/\s+/))('Easter falls on %s', (easter) => {
  expect(easterSunday(Number(easter.slice(0, 4)))).toBe(easter)
})

it.each([
  [2026, '01-01 04-05 04-06 05-01 05-14 05-25 07-21 08-15 11-01 11-11 12-25'],
  // Ascension on 1 May: two holidays share a day.
  [2008, '01-01 03-23 03-24 05-01 05-12 07-21 08-15 11-01 11-11 12-25'],
])('the holidays of %i are the ten of the law, and Easter Sunday itself: %s', (year, holidays) => {
  const found: string[] = []
  for (let day: Day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    if (isPublicHoliday(day)) found.push(day.slice(5))
  }
  expect(found).toEqual(holidays.split(' '))
})
