import { expect, it } from 'vitest'
import { addDays } from './brussels-time.ts'
import { easterSunday, isPublicHoliday } from './business-days.ts'

/** From published tables, the earliest and latest Easter there can be among them. */
const easters = [
  '1818-03-22',
  '1943-04-25',
  '1981-04-19',
  '2000-04-23',
  '2008-03-23',
  '2016-03-27',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2038-04-25',
  '2049-04-18',
]

it.each(easters)('Easter falls on %s', (easter) => {
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
  [
    2026,
    [
      '2026-01-01',
      '2026-04-05',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-07-21',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ],
  ],
  // Ascension on 1 May: two holidays share a day.
  [
    2008,
    [
      '2008-01-01',
      '2008-03-23',
      '2008-03-24',
      '2008-05-01',
      '2008-05-12',
      '2008-07-21',
      '2008-08-15',
      '2008-11-01',
      '2008-11-11',
      '2008-12-25',
    ],
  ],
])('the holidays of %i are the ten of the law, and Easter Sunday itself', (year, holidays) => {
  const found: string[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    if (isPublicHoliday(day)) found.push(day)
  }
  expect(found).toEqual(holidays)
})
