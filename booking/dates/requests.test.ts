import { expect, it } from 'vitest'
import { sessionOn } from '#tests/support/sessions.ts'
import { takesRequests } from './requests.ts'

// 18:30 in Brussels.
const date = sessionOn('2025-09-30')

it.each([
  [24, '2025-09-29T16:29:59Z', true],
  [24, '2025-09-29T16:30:00Z', false],
  [0, '2025-09-30T16:29:59Z', true],
  [0, '2025-09-30T16:30:00Z', false],
  [48, '2025-09-28T17:00:00Z', false],
])('requests close %i hours before a date begins: at %s, %s', (closeHours, now, taken) => {
  expect(takesRequests(date, { now: new Date(now), closeHours })).toBe(taken)
})

it('a date that is not open takes no requests', () => {
  const asked = { now: new Date('2025-09-01T00:00:00Z'), closeHours: 24 }
  expect(takesRequests({ ...date, state: 'closed' }, asked)).toBe(false)
})
