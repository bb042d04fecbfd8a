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

it('a range is said from one number to another, and no line ends in it', () => {
  const spelled = languages.map((language) => printRange(8, 12, language))
  expect(spelled).toEqual(['8\u00a0tot\u00a012', '8\u00a0à\u00a012', '8\u00a0to\u00a012'])
})
