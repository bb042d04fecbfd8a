import { expect, it } from 'vitest'
import { languages } from '#tests/support/first-languages.ts'
import { firstHouse } from '../first-house.ts'
import { wordsBeforeItBegins } from './answer-promise.ts'
import { wordsOf } from './words.ts'
import { wordsIn } from '#tests/support/first-words.ts'

const absence = { until: '2026-05-03', answerBy: '2026-05-04' } as const
const anyDay = /(?:binnen|dans|within|sous|in)\W+(?:de|les)?\W*24\s(?:uur|heures|hours)/gi

it.each(languages)('no text in %s promises the usual answer while the farm is away', (language) => {
  expect(JSON.stringify(wordsOf(firstHouse, language))).toMatch(anyDay)
  const away = wordsOf(firstHouse, language, absence)
  expect(JSON.stringify(away).match(anyDay)).toBeNull()
  expect(away.contact.getInTouch.opening.hours).toMatch(/3\s(mei|mai|May)\s2026/)
})

it.each(languages)('%s promises the answer for a near date before it begins', (language) => {
  const { preview } = wordsBeforeItBegins(wordsIn(language).mails.reservation, language)
  expect(preview).toMatch(
    /(voor de workshop begint|avant le début de l’atelier|before the workshop begins)\./,
  )
})
