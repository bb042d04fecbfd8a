import { expect, it } from 'vitest'
import { languages } from './languages.ts'
import { printDuration, printHours, printTime } from './times.ts'

const inAll = (print: (language: (typeof languages)[number]) => string) => languages.map(print)

it('a time of day is said as in each language', () => {
  expect(inAll((language) => printTime('15:30', language))).toEqual([
    '15.30\u00a0uur',
    '15\u00a0h\u00a030',
    '15:30',
  ])
  expect(inAll((language) => printTime('09:00', language))).toEqual([
    '9\u00a0uur',
    '9\u00a0h',
    '09:00',
  ])
})

it('hours are said from and to', () => {
  expect(inAll((language) => printHours('10:00', '15:30', language))).toEqual([
    'van 10 tot 15.30\u00a0uur',
    'de 10\u00a0h à 15\u00a0h\u00a030',
    '10:00 to 15:30',
  ])
})

it('how long it takes is said in hours', () => {
  expect(inAll((language) => printDuration('10:00', '15:30', language))).toEqual([
    '5,5\u00a0uur',
    '5\u00a0h\u00a030',
    '5.5\u00a0hours',
  ])
  expect(inAll((language) => printDuration('19:00', '22:00', language))).toEqual([
    '3\u00a0uur',
    '3\u00a0h',
    '3\u00a0hours',
  ])
})
