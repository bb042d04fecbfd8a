import { expect, test } from 'vitest'
import { isNewEnough } from './runtime.mjs'

test.each([
  ['20.20.2', false],
  ['26.9.9', false],
  ['26.10.0', true],
  ['26.11.0', true],
  ['27.0.0', true],
])('Node %s may run the site: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})
