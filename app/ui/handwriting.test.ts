import { expect, test } from 'vitest'
import { handwritten, isHandwritable } from './handwriting.ts'

test('each sign of a label has its line, and an accent stands over its letter without taking room', () => {
  for (const sign of 'abcdefghijklmnopqrstuvwxyz0123456789.,-') {
    expect(handwritten(sign).d, sign).not.toBe('')
    const capital = sign.toUpperCase()
    expect(handwritten(capital).d === handwritten(sign).d, sign).toBe(capital === sign)
  }
  expect(handwritten('août').width).toBe(handwritten('aout').width)
  expect(handwritten('août').d.length).toBeGreaterThan(handwritten('aout').d.length)
  const topOf = (name: string) => Number(handwritten(name).d.match(/-\d+(?=l2-3$)/)?.[0])
  expect(topOf('É')).toBeLessThan(topOf('é'))
})

test('letters follow each other from left to right', () => {
  expect(handwritten('di').width).toBeGreaterThan(handwritten('d').width)
  const starts = [...handwritten('za 18').d.matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x))
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
})

test('a name with a letter that nobody wrote is not written by halves', () => {
  const names = ['Zoë', 'Jean-Luc', 'Đặng', 'Øystein', 'Σοφία']
  expect(names.filter(isHandwritable)).toEqual(['Zoë', 'Jean-Luc'])
})
