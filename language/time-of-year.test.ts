import { expect, test } from 'vitest'
import { timeOfYear } from './time-of-year.ts'

test.for([
  ['2026-02-28', '2026-03-01', 'spring'],
  ['2026-05-31', '2026-06-01', 'summer'],
  ['2026-08-31', '2026-09-01', 'autumn'],
  ['2025-11-30', '2025-12-01', 'winter'],
] as const)('%s is not yet, and %s is the first day of %s', ([before, first, time]) => {
  expect(timeOfYear(before)).not.toBe(time)
  expect(timeOfYear(first)).toBe(time)
})
