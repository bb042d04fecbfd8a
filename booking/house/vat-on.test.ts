import { expect, it } from 'vitest'
import { vatOn } from './vat-on.ts'

it('a day has the rate of its evening, and the oldest days have the rate before the first change', () => {
  const changes = [
    { at: new Date('2025-09-14T22:30:00Z'), before: 21, after: 12 },
    { at: new Date('2025-11-01T09:00:00Z'), before: 12, after: 6 },
  ]
  const on = (day: '2025-09-14' | '2025-09-15' | '2025-10-31' | '2025-11-01') =>
    vatOn(day, { now: 6, changes })
  expect(on('2025-09-14')).toBe(21)
  expect(on('2025-09-15')).toBe(12)
  expect(on('2025-10-31')).toBe(12)
  expect(on('2025-11-01')).toBe(6)
  expect(vatOn('2025-09-14', { now: 6, changes: [] })).toBe(6)
})
