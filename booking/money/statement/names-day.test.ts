import { expect, it } from 'vitest'
import { namesDay } from './references-in-text.ts'

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
