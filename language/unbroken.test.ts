import { expect, test } from 'vitest'
import { unbroken } from './fill.ts'

const whole = (text: string) =>
  unbroken(text)
    .filter(({ isWhole }) => isWhole)
    .map((piece) => piece.text)

test('a time is kept whole', () => {
  expect(unbroken('mercredi 1er octobre 2025, 10:00-15:30')).toEqual([
    { text: 'mercredi 1er octobre 2025, ', isWhole: false },
    { text: '10:00-15:30', isWhole: true },
  ])
  expect(whole('van 10:00-12:30, dan 13:15–15:30')).toEqual(['10:00-12:30', '13:15–15:30'])
  const french = [
    '10\u00a0h\u00a0–\u00a015\u00a0h\u00a030',
    '9\u00a0h\u00a030\u00a0–\u00a012\u00a0h',
  ]
  expect(whole(`Le matin, ${french.join(', puis ')}.`)).toEqual(french)
})

test('a structured communication is kept whole', () => {
  expect(whole('Betaal met +++090/9337/55493+++.')).toEqual(['+++090/9337/55493+++'])
})

test('no character is added or lost', () => {
  for (const text of ['', 'Tot dan', '18:30-22:00', 'Op 4 oktober 2025, 10:00-15:30, bij ons.']) {
    const all = unbroken(text).map((piece) => piece.text)
    expect(all.join('')).toBe(text)
  }
})

test('a day, an account and a telephone number may break', () => {
  expect(whole('30 september 2025')).toEqual([])
  expect(whole('BE71 0961 2345 6769, 09-220 12 34')).toEqual([])
})
