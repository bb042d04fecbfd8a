import { expect, it } from 'vitest'
import { languages } from '#language/languages.ts'
import { firstHouse } from '../house.ts'
import { wordsOf } from './words.ts'

const absence = { until: '2026-05-03', answerBy: '2026-05-04' }
const anyDay = /(?:binnen|dans|within|sous|in)\W+(?:de|les)?\W*24\s(?:uur|heures|hours)/gi

it.each(languages)('while the farm is away no text in %s promises the usual answer', (language) => {
  expect(JSON.stringify(wordsOf(firstHouse, language))).toMatch(anyDay)
  expect(JSON.stringify(wordsOf(firstHouse, language, absence)).match(anyDay)).toBeNull()
})
