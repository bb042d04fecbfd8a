import { expect, test } from 'vitest'
import { handwritten, handwrittenReference, isHandwritable } from './handwriting.ts'

test('each sign of a label has its line, and an accent stands over its letter without taking room', () => {
  for (const sign of 'abcdefghijklmnopqrstuvwxyz0123456789.,-') {
    expect(handwritten(sign).d, sign).not.toBe('')
  }
  expect(handwritten('août').width).toBe(handwritten('aout').width)
  expect(handwritten('août').d.length).toBeGreaterThan(handwritten('aout').d.length)
})

test('letters follow each other from left to right, capitals as small ones', () => {
  expect(handwritten('di')).toEqual(handwritten('Di'))
  expect(handwritten('di').width).toBeGreaterThan(handwritten('d').width)
  const starts = [...handwritten('za 18').d.matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x))
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
})

test('a reference keeps its capitals', () => {
  for (const sign of '0123456789ABCDEF') {
    expect(handwrittenReference(sign).d, sign).not.toBe('')
  }
  expect(handwrittenReference('AB').d).not.toBe(handwritten('ab').d)
})

test('a name with a letter that nobody wrote is not written by halves', () => {
  const names = ['Zoë', 'Jean-Luc', 'Đặng', 'Øystein', 'Σοφία']
  expect(names.filter(isHandwritable)).toEqual(['Zoë', 'Jean-Luc'])
})
