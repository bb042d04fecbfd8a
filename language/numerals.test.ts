import { expect, it } from 'vitest'
import { languages } from './languages.ts'
import { spellNumber } from './numerals.ts'

it.each([
  [10, 'tien', 'dix', 'ten'],
  [12, 'twaalf', 'douze', 'twelve'],
  [20, 'twintig', 'vingt', 'twenty'],
  [21, '21', '21', '21'],
])('%i is %s, %s and %s', (n, ...said) => {
  expect(languages.map((language) => spellNumber(n, language))).toEqual(said)
})
