import { describe, expect, it } from 'vitest'
import { dayOf } from '../dates/brussels-time.ts'
import {
  lastDayToMove,
  mayMove,
  mostOnceMoved,
  refundFor,
  refundSteps,
  refundTerms,
  termsAtMost,
  termsHeld,
} from './refund-terms.ts'

const paid = { terms: refundTerms, paidCents: 9500 }

describe('what goes back to a guest who cancels', () => {
  it.each([
    ['2025-10-11', 9500],
    ['2025-10-12', 4750],
    ['2025-10-15', 4750],
    ['2025-10-16', 0],
    ['2025-10-18', 0],
  ])('on %s, of 95 euro for 18 October, is %i cents', (today, cents) => {
    expect(refundFor({ ...paid, today, workshopOn: '2025-10-18' })).toBe(cents)
  })

  it.each([
    // The week of each clock change has an hour less or more, and as many days as any other.
    ['2026-03-22T23:59:00+01:00', '2026-03-29', 9500],
    ['2026-03-23T00:01:00+01:00', '2026-03-29', 4750],
    ['2026-03-26T23:59:00+01:00', '2026-03-29', 4750],
    ['2026-03-27T00:01:00+01:00', '2026-03-29', 0],
    ['2025-10-19T23:59:00+02:00', '2025-10-26', 9500],
    ['2025-10-20T00:01:00+02:00', '2025-10-26', 4750],
    ['2025-10-23T23:59:00+02:00', '2025-10-26', 4750],
    ['2025-10-24T00:01:00+02:00', '2025-10-26', 0],
  ])('at %s for %s is %i cents: days are those of Brussels', (instant, workshopOn, cents) => {
    expect(refundFor({ ...paid, today: dayOf(new Date(instant)), workshopOn })).toBe(cents)
  })

  it('is nothing of nothing, and half an odd cent is the guest’s', () => {
    const half = { terms: refundTerms, today: '2025-10-14', workshopOn: '2025-10-18' }
    expect(refundFor({ ...half, paidCents: 0 })).toBe(0)
    expect(refundFor({ ...half, paidCents: 4751 })).toBe(2376)
  })

  it('follows the terms the booking was made under, not those of today', () => {
    const terms = [{ daysBefore: 14, percent: 80 }]
    const asked = { terms, paidCents: 1000, workshopOn: '2025-10-18' }
    expect(refundFor({ ...asked, today: '2025-10-04' })).toBe(800)
    expect(refundFor({ ...asked, today: '2025-10-05' })).toBe(0)
  })
})

it('the steps still to come are told with their last day', () => {
  expect(refundSteps({ ...paid, today: '2025-10-12', workshopOn: '2025-10-18' })).toEqual([
    { until: '2025-10-15', percent: 50, cents: 4750 },
    { until: '2025-10-18', percent: 0, cents: 0 },
  ])
})

it('another date can be chosen until three days before', () => {
  expect(mayMove('2025-10-15', '2025-10-18')).toBe(true)
  expect(mayMove('2025-10-16', '2025-10-18')).toBe(false)
  expect(lastDayToMove('2025-10-18')).toBe('2025-10-15')
})

describe('a guest who chooses another date', () => {
  it.each([
    ['2025-10-11T23:59:00+02:00', '2025-10-18', undefined],
    ['2025-10-12T00:01:00+02:00', '2025-10-18', 50],
    ['2025-10-15T23:59:00+02:00', '2025-10-18', 50],
    // The week of each clock change.
    ['2026-03-22T23:59:00+01:00', '2026-03-29', undefined],
    ['2026-03-23T00:01:00+01:00', '2026-03-29', 50],
    ['2026-03-26T23:59:00+01:00', '2026-03-29', 50],
    ['2025-10-19T23:59:00+02:00', '2025-10-26', undefined],
    ['2025-10-20T00:01:00+02:00', '2025-10-26', 50],
    ['2025-10-23T23:59:00+02:00', '2025-10-26', 50],
  ])('at %s, for %s, gets back at most %s percent from then on', (instant, workshopOn, most) => {
    const today = dayOf(new Date(instant))
    expect(mostOnceMoved({ terms: refundTerms, today, workshopOn })).toBe(most)
  })

  const lowered = termsAtMost(refundTerms, 50)

  it('gets back the lower of that and what the new date gives', () => {
    const later = { terms: lowered, paidCents: 9500, workshopOn: '2025-12-18' }
    expect(refundFor({ ...later, today: '2025-10-12' })).toBe(4750)
    expect(refundFor({ ...later, today: '2025-12-15' })).toBe(4750)
    expect(refundFor({ ...later, today: '2025-12-16' })).toBe(0)
    expect(refundSteps({ ...later, today: '2025-10-12' })).toEqual([
      { until: '2025-12-15', percent: 50, cents: 4750 },
      { until: '2025-12-18', percent: 0, cents: 0 },
    ])
  })

  it('loses nothing more by choosing once more, however early', () => {
    const again = { terms: lowered, workshopOn: '2025-12-18' }
    expect(mostOnceMoved({ ...again, today: '2025-10-12' })).toBeUndefined()
    expect(mostOnceMoved({ ...again, today: '2025-12-15' })).toBeUndefined()
  })

  it('is measured by the terms the booking has, not by those of today', () => {
    const terms = [{ daysBefore: 14, percent: 80 }]
    expect(mostOnceMoved({ terms, today: '2025-10-04', workshopOn: '2025-10-18' })).toBeUndefined()
    expect(mostOnceMoved({ terms, today: '2025-10-05', workshopOn: '2025-10-18' })).toBe(0)
  })
})

describe('a party that the farm moves to an earlier date', () => {
  const held = { terms: termsHeld(refundTerms, '2025-10-18'), paidCents: 9500 }

  it('gets back what it would have, until the very day of the earlier one', () => {
    const nearer = { ...held, workshopOn: '2025-10-14' }
    expect(refundFor({ ...nearer, today: '2025-10-11' })).toBe(9500)
    expect(refundFor({ ...nearer, today: '2025-10-12' })).toBe(4750)
    expect(refundFor({ ...nearer, today: '2025-10-14' })).toBe(4750)
    expect(refundSteps({ ...nearer, today: '2025-10-11' })).toEqual([
      { until: '2025-10-11', percent: 100, cents: 9500 },
      { until: '2025-10-14', percent: 50, cents: 4750 },
    ])
    const much = { ...held, workshopOn: '2025-10-04', today: '2025-10-04' }
    expect(refundFor(much)).toBe(9500)
    expect(refundSteps(much)).toEqual([{ until: '2025-10-04', percent: 100, cents: 9500 }])
  })

  it('keeps nothing of that once it comes on a later date', () => {
    const later = { ...held, workshopOn: '2025-12-18' }
    expect(refundFor({ ...later, today: '2025-12-11' })).toBe(9500)
    expect(refundFor({ ...later, today: '2025-12-12' })).toBe(4750)
    expect(refundFor({ ...later, today: '2025-12-16' })).toBe(0)
  })
})
