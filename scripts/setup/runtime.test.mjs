import { expect, test } from 'vitest'
import { isLaterRelease, isNewEnough } from './runtime.mjs'

test.each([
  ['20.20.2', false],
  ['26.9.9', false],
  ['26.10.0', true],
  ['26.11.0', true],
  ['27.0.0', true],
])('Node %s may run the site: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})

test.each([
  ['26.13.1', '26.10.0', true],
  ['26.10.1', '26.10.0', true],
  ['26.10.0', '26.10.0', false],
  ['26.9.3', '26.10.0', false],
  ['27.0.0', '26.10.0', false],
  ['20.20.2', '26.10.0', false],
])('Node %s takes the place of a packaged %s: %s', (version, packaged, expected) => {
  expect(isLaterRelease(version, packaged)).toBe(expected)
})
