import { expect, it } from 'vitest'
import { isConflict } from './reservation-request.ts'

it('only a valid request can meet the schedule', () => {
  const met = ['not-on-schedule', 'requests-closed', 'fully-booked', 'not-enough-places']
  const wrong = ['invalid', 'unknown-field', 'robot', 'key-reused']
  expect([...met, ...wrong].filter((kind) => isConflict({ kind }))).toEqual(met)
})
