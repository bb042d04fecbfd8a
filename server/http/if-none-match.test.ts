import { expect, it } from 'vitest'
import { hasAlready } from './send-kept.ts'

it.each(['"a"', 'W/"a"', '"x", "a"', ' W/"x" ,W/"a" , "y"', '*', ' * '])(
  '%j names "a"',
  (given) => {
    expect(hasAlready(given, '"a"')).toBe(true)
  },
)

it('a weak tag of ours is named by its strong form', () => {
  expect(hasAlready('"a"', 'W/"a"')).toBe(true)
})

it.each(['"b"', 'a', '"A"', 'W/"b", "aa"', '', ',', undefined, null])('%j does not', (given) => {
  expect(hasAlready(given, '"a"')).toBe(false)
})

it('a very long list is read at once', () => {
  expect(hasAlready('W/"b",'.repeat(100_000), '"a"')).toBe(false)
})
