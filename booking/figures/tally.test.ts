import { expect, it } from 'vitest'
import { sessionOn } from '#tests/support/sessions.ts'
import type { Day } from '#language/dates.ts'
import type { Session } from '../dates/session.ts'
import { fillOf, tallyOf, worstFilled } from './tally.ts'

const money = { receivedCents: 6500, owedCents: 100, refundedCents: 10, came: 2, noShows: 1 }

function date(day: Day, taken: number, different: Partial<Session> = {}) {
  return { session: sessionOn(day, { taken, ...different }), ...money }
}

it('places and money add up; a date that was called off counts no places and no people', () => {
  const dates = [date('2025-09-01', 3), date('2025-09-08', 10), date('2025-09-15', 0)]
  const off = date('2025-09-22', 0, { state: 'called-off' })
  expect(tallyOf([...dates, off])).toEqual({
    taken: 13,
    capacity: 30,
    receivedCents: 26_000,
    owedCents: 400,
    refundedCents: 40,
    came: 6,
    noShows: 3,
  })
  expect(fillOf(tallyOf([]))).toBe(1)
})

it('the emptiest dates are over, had places left, and were not called off', () => {
  const dates = [
    date('2025-09-01', 3),
    date('2025-09-02', 10),
    date('2025-09-03', 0, { state: 'called-off' }),
    date('2025-09-04', 1),
    date('2025-09-05', 3),
    date('2025-09-06', 0, { capacity: 0 }),
    date('2025-12-01', 0),
  ]
  const worst = worstFilled(dates, { now: new Date('2025-10-01T00:00:00Z'), count: 10 })
  expect(worst.map(({ session }) => session.id)).toEqual(['2025-09-04', '2025-09-05', '2025-09-01'])
})
