import { describe, expect, it } from 'vitest'
import { languages } from '#tests/support/first-languages.ts'
import {
  printDuration,
  printHours,
  printInstant,
  printOpening,
  printScheduleTime,
  printTime,
  printTimeRange,
} from './times.ts'

/** The space that does not break. */
const nb = '\u00a0'

it.each([
  ['15:30', [`15.30${nb}uur`, `15${nb}h${nb}30`, '15:30']],
  ['09:00', [`9${nb}uur`, `9${nb}h`, '09:00']],
] as const)('the time of day %s is said as in each language', (time, expected) => {
  expect(languages.map((language) => printTime(time, language))).toEqual(expected)
})

it('the schedule has both times with a plain dash and no spaces, in any language', () => {
  expect(printScheduleTime('18:30', '22:00')).toBe('18:30-22:00')
})

it('hours as a fact follow the language, and no line breaks within them', () => {
  const expected = [
    `10${nb}tot${nb}15.30${nb}uur`,
    `10${nb}h${nb}–${nb}15${nb}h${nb}30`,
    '10:00–15:30',
  ]
  expect(languages.map((language) => printTimeRange('10:00', '15:30', language))).toEqual(expected)
})

it('hours in a sentence have a beginning and an end, on one line', () => {
  const expected = [
    `van 10${nb}tot${nb}15.30${nb}uur`,
    `de 10${nb}h${nb}à${nb}15${nb}h${nb}30`,
    `10:00${nb}to${nb}15:30`,
  ]
  expect(languages.map((language) => printHours('10:00', '15:30', language))).toEqual(expected)
})

it.each([
  ['10:00', '15:30', [`5,5${nb}uur`, `5${nb}heures et demie`, `5.5${nb}hours`]],
  ['19:00', '22:00', [`3${nb}uur`, `3${nb}heures`, `3${nb}hours`]],
  ['09:00', '10:30', [`1,5${nb}uur`, `1${nb}heure et demie`, `1.5${nb}hours`]],
  ['09:00', '10:00', [`1${nb}uur`, `1${nb}heure`, `1${nb}hour`]],
  [
    '19:00',
    '20:15',
    [`1${nb}uur en 15${nb}minuten`, `1${nb}heure et quart`, `1${nb}hour 15${nb}minutes`],
  ],
  ['12:15', '13:00', [`45${nb}minuten`, `45${nb}minutes`, `45${nb}minutes`]],
] as const)('how long it takes from %s to %s is said to the minute', (start, end, expected) => {
  expect(languages.map((language) => printDuration(start, end, language))).toEqual(expected)
})

describe('an instant', () => {
  it('is printed with its day and time in Brussels, wherever the server stands', () => {
    const at = new Date('2025-09-22T07:05:00Z')
    expect(languages.map((language) => printInstant(at, language))).toEqual([
      `maandag 22${nb}september${nb}2025 om${nb}9.05${nb}uur`,
      `lundi 22${nb}septembre${nb}2025 à${nb}9${nb}h${nb}05`,
      `Monday 22${nb}September${nb}2025 at${nb}09:05`,
    ])
    const midnight = new Date('2025-12-31T23:00:00Z')
    expect(printInstant(midnight, 'nl')).toBe(`donderdag 1${nb}januari${nb}2026 om${nb}0${nb}uur`)
    expect(printInstant(midnight, 'fr')).toBe(`jeudi 1er${nb}janvier${nb}2026 à${nb}0${nb}h`)
  })

  it('follows both clock changes', () => {
    const spring = ['2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z']
    const autumn = ['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z']
    const printed = (at: string) => printInstant(new Date(at), 'en').slice(-5)
    expect([...spring, ...autumn].map(printed)).toEqual(['01:59', '03:00', '02:30', '02:30'])
  })
})

it.each([
  [
    [1, 2, 3, 4, 5, 6, 7],
    ['elke dag van 9 tot 18 uur', 'tous les jours de 9 h à 18 h', 'every day, 09:00 to 18:00'],
  ],
  [
    [1, 2, 4, 5, 6, 7],
    [
      'elke dag behalve woensdag, van 9 tot 18 uur',
      'tous les jours sauf le mercredi, de 9 h à 18 h',
      'every day except Wednesday, 09:00 to 18:00',
    ],
  ],
  [
    [1, 2, 3, 4, 5],
    [
      'maandag tot en met vrijdag van 9 tot 18 uur',
      'du lundi au vendredi, de 9 h à 18 h',
      'Monday to Friday, 09:00 to 18:00',
    ],
  ],
  [
    [6, 7],
    [
      'zaterdag en zondag van 9 tot 18 uur',
      'le samedi et le dimanche, de 9 h à 18 h',
      'Saturday and Sunday, 09:00 to 18:00',
    ],
  ],
] as const)('a house open on the days %j says so as each language does', (days, expected) => {
  const told = languages.map((language) =>
    printOpening({ opens: '09:00', closes: '18:00', days }, language),
  )
  expect(told.map((text) => text.replaceAll(nb, ' '))).toEqual(expected)
})
