import { termsOfTests } from '#tests/support/terms-of-tests.ts'
import { describe, expect, it } from 'vitest'
import {
  mostPercentOnceMoved,
  refundFor,
  datedRefunds,
  stepsAtMost,
  stepsHeld,
  stepsOnceHoursChanged,
} from './refund-steps.ts'

const paid = { refundSteps: termsOfTests.refund, paidCents: 9500 }
/** Terms of an old booking. */
const own = [{ daysBefore: 14, percent: 80 }]

describe('the refund of a guest who cancels', () => {
  it.each([
    ['2025-10-11', '2025-10-18', 9500],
    ['2025-10-12', '2025-10-18', 4750],
    ['2025-10-15', '2025-10-18', 4750],
    ['2025-10-16', '2025-10-18', 0],
    ['2025-10-18', '2025-10-18', 0],
    // The week of each clock change has an hour less or more, and as many days as any other.
    ['2026-03-22', '2026-03-29', 9500],
    ['2026-03-23', '2026-03-29', 4750],
    ['2025-10-23', '2025-10-26', 4750],
    ['2025-10-24', '2025-10-26', 0],
  ] as const)('on %s, of 95 euro for %s, is %i cents', (today, workshopOn, cents) => {
    expect(refundFor({ ...paid, today, workshopOn })).toBe(cents)
  })

  it('is zero without payments, and rounds half a cent up for the guest', () => {
    const half = {
      refundSteps: termsOfTests.refund,
      today: '2025-10-14',
      workshopOn: '2025-10-18',
    } as const
    expect(refundFor({ ...half, paidCents: 0 })).toBe(0)
    expect(refundFor({ ...half, paidCents: 4751 })).toBe(2376)
  })

  it('follows the terms the booking was made under, not those of today', () => {
    const booking = { refundSteps: own, paidCents: 1000, workshopOn: '2025-10-18' } as const
    expect(refundFor({ ...booking, today: '2025-10-04' })).toBe(800)
    expect(refundFor({ ...booking, today: '2025-10-05' })).toBe(0)
  })
})

it('the coming steps are listed with their last day', () => {
  expect(datedRefunds({ ...paid, today: '2025-10-12', workshopOn: '2025-10-18' })).toEqual([
    { until: '2025-10-15', percent: 50, cents: 4750 },
    { until: '2025-10-18', percent: 0, cents: 0 },
  ])
})

describe('a guest who chooses another date', () => {
  it.each([
    ['2025-10-11', undefined],
    ['2025-10-12', 50],
    ['2025-10-15', 50],
  ] as const)('on %s, for 18 October, gets back at most %s percent from then on', (today, most) => {
    expect(
      mostPercentOnceMoved({ refundSteps: termsOfTests.refund, today, workshopOn: '2025-10-18' }),
    ).toBe(most)
  })

  const lowered = stepsAtMost(termsOfTests.refund, 50)

  it('gets back the lower of the old and the new date’s refund', () => {
    const later = { refundSteps: lowered, paidCents: 9500, workshopOn: '2025-12-18' } as const
    expect(refundFor({ ...later, today: '2025-10-12' })).toBe(4750)
    expect(refundFor({ ...later, today: '2025-12-15' })).toBe(4750)
    expect(refundFor({ ...later, today: '2025-12-16' })).toBe(0)
    expect(datedRefunds({ ...later, today: '2025-10-12' })).toEqual([
      { until: '2025-12-15', percent: 50, cents: 4750 },
      { until: '2025-12-18', percent: 0, cents: 0 },
    ])
  })

  it('loses nothing more by choosing once more, however early', () => {
    const again = { refundSteps: lowered, workshopOn: '2025-12-18' } as const
    expect(mostPercentOnceMoved({ ...again, today: '2025-10-12' })).toBeUndefined()
    expect(mostPercentOnceMoved({ ...again, today: '2025-12-15' })).toBeUndefined()
  })

  it('is measured by the terms the booking has, not by those of today', () => {
    const booking = { refundSteps: own, workshopOn: '2025-10-18' } as const
    expect(mostPercentOnceMoved({ ...booking, today: '2025-10-04' })).toBeUndefined()
    expect(mostPercentOnceMoved({ ...booking, today: '2025-10-05' })).toBe(0)
  })
})

describe('a party that the farm moves to an earlier date', () => {
  const held = { refundSteps: stepsHeld(termsOfTests.refund, '2025-10-18'), paidCents: 9500 }

  it('keeps its old refund until the earlier date itself', () => {
    const nearer = { ...held, workshopOn: '2025-10-14' } as const
    expect(refundFor({ ...nearer, today: '2025-10-11' })).toBe(9500)
    expect(refundFor({ ...nearer, today: '2025-10-12' })).toBe(4750)
    expect(refundFor({ ...nearer, today: '2025-10-14' })).toBe(4750)
    expect(datedRefunds({ ...nearer, today: '2025-10-11' })).toEqual([
      { until: '2025-10-11', percent: 100, cents: 9500 },
      { until: '2025-10-14', percent: 50, cents: 4750 },
    ])
    const much = { ...held, workshopOn: '2025-10-04', today: '2025-10-04' } as const
    expect(refundFor(much)).toBe(9500)
    expect(datedRefunds(much)).toEqual([{ until: '2025-10-04', percent: 100, cents: 9500 }])
  })

  it('keeps it as well when that date gets other hours', () => {
    const refundSteps = stepsOnceHoursChanged(held.refundSteps, '2025-10-05')
    const nearer = { ...held, refundSteps, workshopOn: '2025-10-14' } as const
    expect(refundFor({ ...nearer, today: '2025-10-11' })).toBe(9500)
  })

  it('loses that once it moves to a later date', () => {
    const later = { ...held, workshopOn: '2025-12-18' } as const
    expect(refundFor({ ...later, today: '2025-12-11' })).toBe(9500)
    expect(refundFor({ ...later, today: '2025-12-12' })).toBe(4750)
    expect(refundFor({ ...later, today: '2025-12-16' })).toBe(0)
  })
})
