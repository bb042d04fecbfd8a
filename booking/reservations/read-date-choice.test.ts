import { describe, expect, it } from 'vitest'
import { printDay } from '#language/dates.ts'
import { languages } from '#tests/support/first-languages.ts'
import { printScheduleTime } from '#language/times.ts'
import { readSessionChoice } from './reservation-request.ts'
import { addDays } from '../dates/brussels-time.ts'

const dashes = ['-', '‐', '‑', '‒', '–', '—', '―', '−', '－', '﹣', '﹘']
const spaces = [' ', '\u00a0', '\u202f', '\u2009', '  ', '\t']

const threeYears = Array.from({ length: 3 * 365 }, (_, i) => addDays('2025-01-01', i))

describe('a date that the schedule prints', () => {
  it.each(languages)('is read back on every day of three years, in %s', (language) => {
    for (const day of threeYears) {
      const printed = printDay(day, language)
      const withoutWeekday = printed.slice(printed.indexOf(' ') + 1)
      for (const date of [printed, withoutWeekday]) {
        const choice = { day, startTime: '10:00' } as const
        expect(readSessionChoice(`${date} - ${printScheduleTime('10:00', '15:30')}`)).toEqual(
          choice,
        )
      }
    }
  })

  it('is read back with any dash, any space, letters of any size and accents apart', () => {
    for (const dash of dashes) {
      for (const space of spaces) {
        const text = `jeudi 4 décembre 2025 ${dash} 18:30${dash}22:00`.replaceAll(' ', space)
        for (const sent of [text, text.toUpperCase(), text.normalize('NFD')])
          expect(readSessionChoice(sent), sent).toEqual({ day: '2025-12-04', startTime: '18:30' })
      }
    }
  })

  it.each([
    'Tuesday, 30 September 2025 - 18:30-22:00',
    'dinsdag 30 september 2025 – 18.30 uur',
    'mardi 30 septembre 2025 — 18h30',
    '30th september 2025 18:30',
    '  30 september 2025-18:30  ',
  ])('is read as people write it: %j', (text) => {
    expect(readSessionChoice(text)).toEqual({ day: '2025-09-30', startTime: '18:30' })
  })

  it('may lack the accents of a month, and the second digit of an hour', () => {
    const choice = { day: '2025-12-04', startTime: '09:05' } as const
    for (const month of ['décembre', 'decembre', 'Décembre']) {
      expect(readSessionChoice(`4 ${month} 2025 - 9:05`)).toEqual(choice)
    }
  })
})

describe('anything else is not read', () => {
  it.each([
    '',
    'undefined',
    'dinsdag 30 september 2025',
    '18:30-22:00',
    '30 brumaire 2025 - 18:30-22:00',
    '30 toString 2025 - 18:30-22:00',
    '31 september 2025 - 18:30-22:00',
    '29 february 2026 - 18:30-22:00',
    '0 september 2025 - 18:30-22:00',
    '32 september 2025 - 18:30-22:00',
    '130 september 2025 - 18:30-22:00',
    '30 september 25 - 18:30-22:00',
    '30 september 2025 - 24:00-25:00',
    '30 september 2025 - 99:99-99:99',
    '30 september 2025 - 18:60-22:00',
    '30 september 2025 - 18:300',
    '٣0 september 2025 - 18:30',
    '30 september 0000 - 25:61',
    '30/09/2025 - 18:30',
    '2025-09-30T18:30',
    `30 september 2025 - 18:30${' '.repeat(200)}`,
  ])('%j', (text) => {
    expect(readSessionChoice(text)).toBeUndefined()
  })

  it.each(['1 '.repeat(100), '1 a'.repeat(66), ' '.repeat(200), '1 september 2025'.repeat(1e5)])(
    'a text made to keep it busy ends at once',
    (text) => {
      expect(readSessionChoice(text)).toBeUndefined()
    },
  )
})
