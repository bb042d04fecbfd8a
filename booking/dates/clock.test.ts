import { describe, expect, it } from 'vitest'
import { type ClockCheck, createClock, checkClock } from './clock.ts'

it('the clock is the real one', () => {
  const before = Date.now()
  const now = createClock().now().getTime()
  expect(now >= before && now <= Date.now()).toBe(true)
})

it('a clock that starts on another day runs on from there', async () => {
  const start = new Date('2025-09-15T09:00:00+02:00')
  const before = Date.now()
  const clock = createClock(start)
  const first = clock.now().getTime() - start.getTime()
  await new Promise((resolve) => setTimeout(resolve, 20))
  const second = clock.now().getTime() - start.getTime()
  expect(first >= 0 && first <= Date.now() - before).toBe(true)
  expect(second - first).toBeGreaterThanOrEqual(15)
  expect(second).toBeLessThanOrEqual(Date.now() - before)
})

/** Belief after a look at each of these moments: midnight in UTC unless an hour is given. */
const after = (days: string) =>
  days
    .split(' ')
    .map((day) => new Date(day))
    .reduce<ClockCheck | undefined>(checkClock, undefined)
const doubts = (days: string) => after(days)?.doubtedSince !== undefined

describe('a clock', () => {
  it.each([
    ['at the first look', '2099-01-01'],
    ['that runs on', '2026-01-01 2026-01-01T01:00Z 2026-01-02'],
    ['of a server that was off for a holiday', '2026-01-01 2026-02-09'],
    ['that is set back a little', '2026-01-01 2025-12-20'],
    ['that was wrong and is right again', '2026-01-01 2099-01-01 2026-01-01T03:00Z'],
    ['that begins at nothing and finds the time', '2026-01-01 1970-01-01 2026-01-03'],
    ['that ran on for three days after a winter', '2025-11-01 2026-03-01 2026-03-04'],
  ])('%s is believed', (_, days) => {
    expect(doubts(days)).toBe(false)
  })

  it.each([
    ['a year ahead', '2026-01-01 2027-01-01'],
    ['six weeks ahead', '2026-01-01 2026-02-12'],
    ['far ahead, though it ran on for two days', '2026-01-01 2099-01-01 2099-01-03'],
    ['far ahead, and then further', '2026-01-01 2027-01-01 2099-01-05'],
    ['far ahead, and then less so', '2026-01-01 2099-01-05 2098-12-30'],
    ['far back', '2026-01-01 1970-01-01'],
  ])('that leapt %s is doubted', (_, days) => {
    expect(doubts(days)).toBe(true)
  })

  it('keeps its last certain moment while it is doubted', () => {
    const sureAt = new Date('2026-01-01')
    const doubtedSince = new Date('2099-01-01')
    expect(after('2026-01-01 2099-01-01 2099-01-02')).toEqual({ sureAt, doubtedSince })
  })
})
