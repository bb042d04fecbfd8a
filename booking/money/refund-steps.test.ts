import { termsOfTests } from '#tests/support/terms-of-tests.ts'
import type { Day } from '#language/dates.ts'
import { expect, it } from 'vitest'
import {
  mostPercentOnceMoved,
  refundFor,
  datedRefunds,
  stepsAtMost,
  stepsHeld,
  stepsOnceCalledOff,
  stepsOnceHoursChanged,
} from './refund-steps.ts'

const { refund } = termsOfTests
const held = stepsHeld(refund, '2025-10-18')

/** Refund steps of a booking, by what happened to it. */
const stepsOf = {
  'a guest': refund,
  'a guest of other terms': [{ daysBefore: 14, percent: 80 }],
  'a guest who moved when half went back': stepsAtMost(refund, 50),
  'a party moved by the farm from 18 October': held,
  'such a party, whose date then got other hours,': stepsOnceHoursChanged(held, '2025-10-05'),
} as const

it.each([
  ['a guest', '2025-10-11', '2025-10-18', 9500],
  ['a guest', '2025-10-12', '2025-10-18', 4750],
  ['a guest', '2025-10-15', '2025-10-18', 4750],
  ['a guest', '2025-10-16', '2025-10-18', 0],
  ['a guest', '2025-10-18', '2025-10-18', 0],
  // The week of each clock change has an hour less or more, and as many days as any other.
  ['a guest', '2026-03-22', '2026-03-29', 9500],
  ['a guest', '2026-03-23', '2026-03-29', 4750],
  ['a guest', '2025-10-23', '2025-10-26', 4750],
  ['a guest', '2025-10-24', '2025-10-26', 0],
  ['a guest of other terms', '2025-10-04', '2025-10-18', 7600],
  ['a guest of other terms', '2025-10-05', '2025-10-18', 0],
  // The lower of the old and the new date's refund.
  ['a guest who moved when half went back', '2025-10-12', '2025-12-18', 4750],
  ['a guest who moved when half went back', '2025-12-15', '2025-12-18', 4750],
  ['a guest who moved when half went back', '2025-12-16', '2025-12-18', 0],
  // An earlier date takes nothing away until it is there, and a later one ends that.
  ['a party moved by the farm from 18 October', '2025-10-11', '2025-10-14', 9500],
  ['a party moved by the farm from 18 October', '2025-10-12', '2025-10-14', 4750],
  ['a party moved by the farm from 18 October', '2025-10-14', '2025-10-14', 4750],
  ['a party moved by the farm from 18 October', '2025-10-04', '2025-10-04', 9500],
  ['such a party, whose date then got other hours,', '2025-10-11', '2025-10-14', 9500],
  ['a party moved by the farm from 18 October', '2025-12-11', '2025-12-18', 9500],
  ['a party moved by the farm from 18 October', '2025-12-12', '2025-12-18', 4750],
  ['a party moved by the farm from 18 October', '2025-12-16', '2025-12-18', 0],
] as const)('%s who cancels on %s for %s gets %i cents of 95 euro', (who, today, on, cents) => {
  const booking = { refundSteps: stepsOf[who], paidCents: 9500, workshopOn: on }
  expect(refundFor({ ...booking, today })).toBe(cents)
})

it('a refund is zero without payments, and half a cent is rounded up for the guest', () => {
  const half = { refundSteps: refund, today: '2025-10-14', workshopOn: '2025-10-18' } as const
  expect(refundFor({ ...half, paidCents: 0 })).toBe(0)
  expect(refundFor({ ...half, paidCents: 4751 })).toBe(2376)
})

it.each([
  ['a guest', '2025-10-12', '2025-10-18', '50% until 2025-10-15, 0% until 2025-10-18'],
  [
    'a guest who moved when half went back',
    '2025-10-12',
    '2025-12-18',
    '50% until 2025-12-15, 0% until 2025-12-18',
  ],
  [
    'a party moved by the farm from 18 October',
    '2025-10-11',
    '2025-10-14',
    '100% until 2025-10-11, 50% until 2025-10-14',
  ],
  [
    'a party moved by the farm from 18 October',
    '2025-10-04',
    '2025-10-04',
    '100% until 2025-10-04',
  ],
] as const)('%s reads on %s for %s: %s', (who, today, workshopOn, read) => {
  const steps = datedRefunds({ refundSteps: stepsOf[who], paidCents: 9500, today, workshopOn })
  expect(steps.map(({ percent, until }) => `${percent}% until ${until}`).join(', ')).toBe(read)
  for (const { percent, cents } of steps) expect(cents).toBe(95 * percent)
})

it.each([
  ['a guest', '2025-10-11', '2025-10-18', undefined],
  ['a guest', '2025-10-12', '2025-10-18', 50],
  ['a guest', '2025-10-15', '2025-10-18', 50],
  ['a guest of other terms', '2025-10-04', '2025-10-18', undefined],
  ['a guest of other terms', '2025-10-05', '2025-10-18', 0],
  // Nothing more is lost by moving once more.
  ['a guest who moved when half went back', '2025-10-12', '2025-12-18', undefined],
  ['a guest who moved when half went back', '2025-12-15', '2025-12-18', undefined],
] as const)('%s who moves on %s from %s gets back at most %s percent', (who, today, on, most) => {
  const booking = { refundSteps: stepsOf[who], workshopOn: on }
  expect(mostPercentOnceMoved({ ...booking, today })).toBe(most)
})

it('a date that is called off ends the limit of an earlier move, and no free days that other hours gave', () => {
  const moved = stepsOf['a guest who moved when half went back']
  expect(stepsOnceCalledOff(moved, refund)).toEqual(refund)
  const steps = stepsOnceCalledOff(stepsOnceHoursChanged(moved, '2025-10-05'), refund)
  const back = (today: Day, workshopOn: Day) =>
    refundFor({ refundSteps: steps, paidCents: 9500, today, workshopOn })
  expect(back('2025-12-11', '2025-12-18')).toBe(9500)
  expect(back('2025-12-12', '2025-12-18')).toBe(4750)
  expect(back('2025-10-05', '2025-10-08')).toBe(9500)
  expect(back('2025-10-06', '2025-10-08')).toBe(0)
})
