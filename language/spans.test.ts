import { expect, it } from 'vitest'
import { languages } from '#tests/support/first-languages.ts'
import { printPercent, spellShare } from './numerals.ts'
import { printSpan, spellDays, spellSpan } from './spans.ts'

it.each([
  [24, 'hours', ['24 uur', '24 heures', '24 hours'], ['24 uur', '24 heures', '24 hours']],
  [7, 'days', ['7 dagen', '7 jours', '7 days'], ['zeven dagen', 'sept jours', 'seven days']],
  [1, 'years', ['1 jaar', '1 an', '1 year'], ['een jaar', 'un an', 'one year']],
] as const)('%i %s in figures and in letters', (n, unit, figures, letters) => {
  const plain = (text: string) => text.replace('\u00a0', ' ')
  expect(languages.map((language) => plain(printSpan(n, unit, language)))).toEqual(figures)
  expect(languages.map((language) => plain(spellSpan(n, unit, language)))).toEqual(letters)
})

it('no line ends between a number in figures and its unit', () => {
  expect(spellSpan(90, 'days', 'nl')).toBe('90\u00a0dagen')
})

it('seven days are a week, and other numbers are days', () => {
  const spelled = (days: number) => languages.map((language) => spellDays(days, language))
  expect(spelled(7)).toEqual(['een week', 'une semaine', 'one week'])
  expect(spelled(10)).toEqual(['tien dagen', 'dix jours', 'ten days'])
})

it('a half is spelled, and another part is a percentage', () => {
  const spelled = (percent: number) => languages.map((language) => spellShare(percent, language))
  expect(spelled(50)).toEqual(['de helft', 'la moitié', 'half'])
  expect(spelled(40)).toEqual(languages.map((language) => printPercent(40, language)))
})
