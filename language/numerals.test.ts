import { expect, it } from 'vitest'
import { languages } from '#tests/support/first-languages.ts'
import { printRange, spellFeminine, spellNumber } from './numerals.ts'

it.each([
  [10, 'tien', 'dix', 'ten'],
  [12, 'twaalf', 'douze', 'twelve'],
  [20, 'twintig', 'vingt', 'twenty'],
  [21, '21', '21', '21'],
])('%i is %s, %s and %s', (n, ...spelled) => {
  expect(languages.map((language) => spellNumber(n, language))).toEqual(spelled)
})

it('one person is feminine in French', () => {
  const spelled = languages.map((language) => spellFeminine(1, language))
  expect(spelled).toEqual(['een', 'une', 'one'])
  expect(spellFeminine(2, 'fr')).toBe('deux')
})

it('a range is said from one number to another', () => {
  const spelled = languages.map((language) => printRange(8, 12, language))
  expect(spelled).toEqual(['8 tot 12', '8 à 12', '8 to 12'])
})
