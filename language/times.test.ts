import { expect, it } from 'vitest'
import { languages } from './languages.ts'
import { printDuration, printHours, printTime } from './times.ts'

/** The space that does not break. */
const nb = '\u00a0'

it.each([
  ['15:30', [`15.30${nb}uur`, `15${nb}h${nb}30`, '15:30']],
  ['09:00', [`9${nb}uur`, `9${nb}h`, '09:00']],
])('the time of day %s is said as in each language', (time, said) => {
  expect(languages.map((language) => printTime(time, language))).toEqual(said)
})

it('hours are said from and to', () => {
  const said = [`van 10 tot 15.30${nb}uur`, `de 10${nb}h à 15${nb}h${nb}30`, '10:00 to 15:30']
  expect(languages.map((language) => printHours('10:00', '15:30', language))).toEqual(said)
})

it.each([
  ['10:00', '15:30', [`5,5${nb}uur`, `5${nb}h${nb}30`, `5.5${nb}hours`]],
  ['19:00', '22:00', [`3${nb}uur`, `3${nb}h`, `3${nb}hours`]],
])('how long it takes from %s to %s is said in hours', (start, end, said) => {
  expect(languages.map((language) => printDuration(start, end, language))).toEqual(said)
})
