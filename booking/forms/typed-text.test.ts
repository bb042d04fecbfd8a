import { expect, it } from 'vitest'
import { typedLine, typedLines } from './text-rules.ts'

it('a line pasted out of a table has spaces where the tabs were', () => {
  expect(typedLine('Zoë\tDe Smet')).toBe('Zoë De Smet')
  expect(typedLine('Zoë\u2028\vDe Smet')).toBe('Zoë De Smet')
})

it('lines pasted out of a word processor break where they broke there', () => {
  expect(typedLines('one\vtwo\u2028three\fx\u0085y\u2029z')).toBe('one\ntwo\nthree\nx\ny\nz')
  expect(typedLines('a\tb\r\nc')).toBe('a\tb\r\nc')
})

it('a sign that no keyboard types stays, to be refused', () => {
  expect(typedLine('a\0b\r\nBcc: c')).toBe('a\0b\r\nBcc: c')
  expect(typedLines('a\0b\u001b[2J')).toBe('a\0b\u001b[2J')
})

it('a missing text is an empty text', () => {
  expect(typedLine(null)).toBe('')
  expect(typedLines(null)).toBe('')
})
