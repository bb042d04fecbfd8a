import { expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import { addDays } from './brussels-time.ts'
import { easterSunday, isPublicHoliday } from './business-days.ts'

/** Published Easters, among them the earliest and the latest there can be. */
const easters = `1818-03-22 1943-04-25 1981-04-19 2000-04-23 2008-03-23 2016-03-27 2019-04-21 2024-03-31
  2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2038-04-25 2049-04-18`

it.each(easters.split(/\s+/))('Easter falls on %s', (easter) => {
  expect(easterSunday(Number(easter.slice(0, 4)))).toBe(easter)
})

it('Easter is a Sunday from 22 March to 25 April in every year of three centuries', () => {
  for (let year = 1900; year < 2200; year++) {
    const easter = easterSunday(year)
    expect(Temporal.PlainDate.from(easter).dayOfWeek).toBe(7)
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
  }
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
