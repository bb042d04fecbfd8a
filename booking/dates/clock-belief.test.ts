import { describe, expect, it } from 'vitest'
import { type ClockBelief, lookAtClock } from './clock.ts'

/** What is held after a look at each of these moments. */
const after = (...moments: readonly string[]) =>
  moments.map((each) => new Date(each)).reduce<ClockBelief | undefined>(lookAtClock, undefined)
const doubts = (...moments: readonly string[]) => after(...moments)?.doubtedSince !== undefined

describe('a clock', () => {
  it.each([
    ['at the first look', ['2099-01-01T00:00Z']],
    ['that runs on', ['2026-01-01T00:00Z', '2026-01-01T01:00Z', '2026-01-02T00:00Z']],
    ['of a server that was off for a holiday', ['2026-01-01T00:00Z', '2026-02-09T00:00Z']],
    ['that is set back a little', ['2026-01-01T00:00Z', '2025-12-20T00:00Z']],
    [
      'that was wrong and is right again',
      ['2026-01-01T00:00Z', '2099-01-01T00:00Z', '2026-01-01T03:00Z'],
    ],
    [
      'that begins at nothing and finds the time',
      ['2026-01-01T00:00Z', '1970-01-01T00:00Z', '2026-01-03T00:00Z'],
    ],
    [
      'that ran on for three days after a winter',
      ['2025-11-01T00:00Z', '2026-03-01T00:00Z', '2026-03-04T00:00Z'],
    ],
  ])('%s is believed', (_, moments) => {
    expect(doubts(...moments)).toBe(false)
  })

  it.each([
    ['a year ahead', ['2026-01-01T00:00Z', '2027-01-01T00:00Z']],
    ['six weeks ahead', ['2026-01-01T00:00Z', '2026-02-12T00:00Z']],
    [
      'far ahead, though it ran on for two days',
      ['2026-01-01T00:00Z', '2099-01-01T00:00Z', '2099-01-03T00:00Z'],
    ],
    [
      'far ahead, and then further',
      ['2026-01-01T00:00Z', '2027-01-01T00:00Z', '2099-01-05T00:00Z'],
    ],
    [
      'far ahead, and then less so',
      ['2026-01-01T00:00Z', '2099-01-05T00:00Z', '2098-12-30T00:00Z'],
    ],
    ['far back', ['2026-01-01T00:00Z', '1970-01-01T00:00Z']],
  ])('that leapt %s is doubted', (_, moments) => {
    expect(doubts(...moments)).toBe(true)
  })

  it('keeps the moment it was sure of while it is doubted', () => {
    const belief = after('2026-01-01T00:00Z', '2099-01-01T00:00Z', '2099-01-02T00:00Z')
    expect(belief).toEqual({
      sureAt: new Date('2026-01-01T00:00Z'),
      doubtedSince: new Date('2099-01-01T00:00Z'),
    })
  })
})
