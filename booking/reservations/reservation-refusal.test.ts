import { expect, it } from 'vitest'
import { isConflict } from './reservation-request.ts'

it.each(['not-on-schedule', 'fully-booked', 'not-enough-places'])(
  'a request that ends with %s was right, and met the schedule',
  (kind) => {
    expect(isConflict({ kind })).toBe(true)
  },
)

it.each(['invalid', 'unknown-field', 'robot', 'key-reused'])(
  'a request that ends with %s met no schedule',
  (kind) => {
    expect(isConflict({ kind })).toBe(false)
  },
)
