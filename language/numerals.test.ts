import { expect, it } from 'vitest'
import { languages } from '#tests/support/first-languages.ts'
import { printRange, spellFeminine, spellNumber } from './numerals.ts'

it.each([
  [10, 'tien', 'dix', 'ten'],
  [12, 'twaalf', 'douze', 'twelve'],
  [20, 'twintig', 'vingt', 'twenty'],
  [21, '21', '21', '21'],
])('%i is %s, %s and %s', (n, ...said) => {
  expect(languages.map((language) => spellNumber(n, language))).toEqual(said)
})

it('one person is feminine in French', () => {
  const said = languages.map((language) => spellFeminine(1, language))
  expect(said).toEqual(['een', 'une', 'one'])
  expect(spellFeminine(2, 'fr')).toBe('deux')
})

it('a range is said from one number to another', () => {
  const said = languages.map((language) => printRange(8, 12, language))
  expect(said).toEqual(['8 tot 12', '8 à 12', '8 to 12'])
})
