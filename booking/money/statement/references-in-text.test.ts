import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { structuredCommunication } from '../structured-communication.ts'
import { communicationOf, namesDay, numbersIn, referencesIn } from './references-in-text.ts'

const right = '010806817183'

it.each([
  right,
  '+++010/8068/17183+++',
  '***010/8068/17183***',
  '010/8068/17183',
  '010 8068 17183',
  '010.8068.17183',
  '010-8068-17183',
  '010 / 8068 / 17183',
  'Voorschot 010806817183 Anneleen',
  'deposit:010806817183.',
  'BE68539007547034 010806817183',
  '2025 010/8068/17183',
  'klant 123 4567 010 8068 17183',
  '010/80 68/17183',
  '+++010/8068/171 83+++',
  '01080 6817183',
  '\n010/8068/\n17183',
])('%j bears the reference', (text) => {
  expect(referencesIn(text)).toEqual([right])
})

it.each([
  '',
  '010806817184',
  '01080681718',
  '0010806817183',
  '0108068171833',
  '010806817183 4'.replaceAll(' ', ''),
  'BE68539007547034',
  'BE68 5390 0754 7034',
  '010//////8068/17183',
  '010/806/817183',
  '٠١٠٨٠٦٨١٧١٨٣',
])('%j bears none', (text) => {
  expect(referencesIn(text)).toEqual([])
})

it('several references in a text are each found once', () => {
  expect(referencesIn(`${right} +++090/9337/55493+++ 010/8068/17183`)).toEqual([
    right,
    '090933755493',
  ])
})

it('twelve digits whose check digits are wrong are numbers, not references', () => {
  expect(numbersIn('zie 010/8068/17184')).toEqual(['010806817184'])
})

it('a text with only a printed reference is one, right or wrong', () => {
  const sole = (text: string) => communicationOf(undefined, text).structured
  expect(sole(' +++010/8068/17184+++ ')).toBe('010806817184')
  expect(sole('***010806817183***')).toBe(right)
  for (const text of [right, '010/8068/17183', '+++010/8068/17183+++ An', '+++010/8068/1718+++']) {
    expect(sole(text)).toBeUndefined()
  }
})

it('a reference is found in any text, unless digits touch it', () => {
  const base = fc.bigInt({ min: 0n, max: 9_999_999_999n }).map((n) => String(n).padStart(10, '0'))
  const words = fc.string({ unit: fc.constantFrom(...'abc ,:;()éÉ\n'), maxLength: 30 })
  const sign = fc.constantFrom('', ' ', '/', '.', '-', ' / ', '+', '*')
  fc.assert(
    fc.property(fc.tuple(base, words, words, sign, sign), ([ten, before, after, one, two]) => {
      const digits = structuredCommunication(ten)
      const written = `${digits.slice(0, 3)}${one}${digits.slice(3, 7)}${two}${digits.slice(7)}`
      expect(referencesIn(before + written + after)).toContain(digits)
    }),
  )
})

it.each([
  'Workshop 30/9 Lotte',
  'atelier du 30/09/2025',
  '30.9',
  '30-09-25',
  'di 30 september',
  'le 30 sept.',
  'mardi 30 SEPTEMBRE',
  'the 30th Sept',
])('%j names 30 September', (text) => {
  expect(namesDay(text, '2025-09-30')).toBe(true)
})

it.each(['130/9', '30/95', '3/9', '30/8', '30 oktober', '30', 'september'])(
  '%j does not',
  (text) => {
    expect(namesDay(text, '2025-09-30')).toBe(false)
  },
)

it('months are known in three languages, with or without accents', () => {
  for (const [text, day] of [
    ['1er février', '2026-02-01'],
    ['1 februari', '2026-02-01'],
    ['2 maart', '2026-03-02'],
    ['2 mars', '2026-03-02'],
    ['3 avril', '2026-04-03'],
    ['4 mei', '2026-05-04'],
    ['5 juin', '2026-06-05'],
    ['6 juillet', '2026-07-06'],
    ['7 août', '2026-08-07'],
    ['8 oktober', '2026-10-08'],
    ['9 décembre', '2026-12-09'],
  ] as const) {
    expect([text, namesDay(text, day)]).toEqual([text, true])
  }
})
