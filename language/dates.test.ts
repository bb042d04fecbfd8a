import { describe, expect, it } from 'vitest'
import {
  plainDay,
  printDay,
  printDayAndMonth,
  printDays,
  printShortDay,
  printDayApart,
  printMonth,
  dayFrom,
} from './dates.ts'
import { languages } from '#tests/support/first-languages.ts'

describe('a day', () => {
  it.each([
    [
      '2025-09-30',
      'dinsdag 30 september 2025',
      'mardi 30 septembre 2025',
      'Tuesday 30 September 2025',
    ],
    [
      '2025-10-01',
      'woensdag 1 oktober 2025',
      'mercredi 1er octobre 2025',
      'Wednesday 1 October 2025',
    ],
    ['2026-08-21', 'vrijdag 21 augustus 2026', 'vendredi 21 août 2026', 'Friday 21 August 2026'],
    ['2028-02-29', 'dinsdag 29 februari 2028', 'mardi 29 février 2028', 'Tuesday 29 February 2028'],
  ] as const)('%s is "%s", "%s" and "%s"', (day, ...printed) => {
    expect(languages.map((language) => plainDay(day, language))).toEqual(printed)
  })

  it('has no comma, and a line may end after its weekday alone, on any day of a year', () => {
    for (const language of languages) {
      for (let i = 0; i < 365; i++) {
        const day = dayFrom(Temporal.PlainDate.from('2026-01-01').add({ days: i }))
        expect(printDay(day, language)).toMatch(/^\p{L}+ \d{1,2}(er)?\u00a0\p{L}+\u00a02026$/u)
      }
    }
  })

  it('comes apart for where its number stands large', () => {
    expect(languages.map((language) => printDayApart('2025-10-01', language))).toEqual([
      { weekday: 'woensdag', number: '1', month: 'oktober', year: '2025' },
      { weekday: 'mercredi', number: '1er', month: 'octobre', year: '2025' },
      { weekday: 'Wednesday', number: '1', month: 'October', year: '2025' },
    ])
  })

  it('is written short where the year is plain', () => {
    const short = languages.map((language) => printDayAndMonth('2025-10-01', language))
    expect(short).toEqual(['1\u00a0oktober', '1er\u00a0octobre', '1\u00a0October'])
  })

  it('keeps its number and month on one line wherever it is printed', () => {
    expect(printShortDay('2025-09-30', 'nl')).toBe('di 30\u00a0sep')
    const days = printDays(['2025-11-04', '2025-11-11', '2025-12-02'], 'nl')
    expect(days).toBe('4, 11\u00a0november en 2\u00a0december')
  })

  it('is refused when it does not exist', () => {
    expect(() => printDay('2025-13-01', 'nl')).toThrow(RangeError)
  })
})

it('a month is its name and year, also for a French 1er', () => {
  const names = languages.map((language) => printMonth('2025-10', language))
  expect(names).toEqual(['oktober 2025', 'octobre 2025', 'October 2025'])
})
