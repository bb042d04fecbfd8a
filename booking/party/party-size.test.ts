import { describe, expect, it } from 'vitest'
import { instantIn } from '../dates/brussels-time.ts'
import { termsOfTests } from '#tests/support/terms-of-tests.ts'
import type { Day } from '#language/dates.ts'
import { paymentPlan } from '../money/payment-plan.ts'
import type { Booking } from '../reservations/life.ts'
import { statusOf } from '../reservations/status.ts'
import { openCents, type Owed, paidCents } from '../money/owed.ts'
import { type Party, refundPercent, resized } from './party-size.ts'

const workshopOn = '2025-10-18'
const priceCents = 6500

/** A confirmed party that paid so much of its deposit and balance, in euros. */
function party(participants: number, deposit = 0, balance = 0, conditions = termsOfTests) {
  const booking = { priceCents, participants, agreedOn: '2025-09-01', workshopOn } as const
  const plan = paymentPlan({ ...booking, conditions })
  const paid = { deposit, balance }
  const payments = (['deposit', 'balance'] as const).map((kind) => {
    return { kind, amountCents: plan[kind].amountCents, paidCents: paid[kind] * 100 }
  })
  const startsAt = instantIn(workshopOn, '10:00')
  const endsAt = instantIn(workshopOn, '15:30')
  const session = { day: workshopOn, startsAt, endsAt } as const
  return {
    status: statusOf('confirmed', payments),
    payments,
    session,
    refundSteps: termsOfTests.refund,
    conditions,
  } satisfies Booking
}

const takingOn = (today: Day) => ({ by: 'owner', now: instantIn(today, '12:00') }) as const
const early = takingOn('2025-09-20')
const inHalf = takingOn('2025-10-14')
const late = takingOn('2025-10-17')

const toSize = (booking: Party, participants: number, taking = early) =>
  resized(booking, priceCents * participants, taking)
const euros = ({ payments }: { readonly payments: readonly Owed[] }) =>
  payments.map(({ amountCents, paidCents: paid }) => [amountCents / 100, paid / 100])

describe('a party of another size', () => {
  it.each([
    // [people, paid of deposit, of balance] to how many: [[deposit, paid], [balance, paid]], state
    [[5, 0, 0], 7, [227.5, 0], [227.5, 0], 'confirmed'],
    [[5, 0, 0], 4, [130, 0], [130, 0], 'confirmed'],
    // A deposit that came in part is asked to its end, and never below the part that came.
    [[5, 100, 0], 7, [227.5, 100], [227.5, 0], 'confirmed'],
    [[5, 100, 0], 2, [100, 100], [30, 0], 'secured'],
    // A paid deposit is not asked again, and stays where it is.
    [[5, 162.5, 0], 7, [162.5, 162.5], [292.5, 0], 'secured'],
    [[5, 162.5, 0], 4, [162.5, 162.5], [97.5, 0], 'secured'],
    [[4, 130, 0], 2, [130, 130], [0, 0], 'paid'],
    // A paid party pays its added price as balance.
    [[4, 130, 130], 5, [130, 130], [195, 130], 'secured'],
    // The balance came first.
    [[4, 0, 130], 3, [65, 0], [130, 130], 'confirmed'],
  ] as const)(
    '%j becomes %i: %j and %j, %s',
    ([people, ...paid], size, deposit, balance, status) => {
      const after = toSize(party(people, ...paid), size)
      expect(euros(after)).toEqual([deposit, balance])
      expect(after).toMatchObject({ status, refundCents: 0, givenUpCents: 0 })
    },
  )

  it.each([
    [[1, 65, 0], 2, [130, 65], 'confirmed'],
    [[2, 130, 0], 1, [65, 65], 'paid'],
  ] as const)(
    'that pays at once has one payment: %j becomes %i',
    ([people, paid], size, all, status) => {
      const after = toSize(party(people, paid, 0, { ...termsOfTests, depositPercent: 100 }), size)
      expect(euros(after)[0]).toEqual(all)
      expect(after.payments[1]?.amountCents).toBe(0)
      expect(after.status).toBe(status)
    },
  )

  it.each([
    [early, 130, [65, 65], [65, 65]],
    [inHalf, 65, [65, 65], [65, 130]],
    [late, 0, [65, 65], [65, 195]],
  ])('refunds paid places by the terms of %j', (taking, back) => {
    const after = toSize(party(4, 130, 130), 2, taking)
    expect(after).toMatchObject({ givenUpCents: 13_000, refundCents: back * 100, status: 'paid' })
    expect(paidCents(after.payments)).toBe(26_000 - back * 100)
    expect(refundPercent(party(4), taking)).toBe((back / 130) * 100)
  })

  it('stays a request before the farm has answered', () => {
    const request = { ...party(4, 130), status: 'requested' } as const
    expect(toSize(request, 2).status).toBe('requested')
  })

  it('uses the kept money when it grows again', () => {
    const smaller = toSize(party(4, 130, 130), 2, late)
    const again = toSize({ ...party(2), ...smaller }, 3, late)
    expect(again).toMatchObject({ givenUpCents: 0, refundCents: 0, status: 'paid' })
    expect(again.payments.map(openCents)).toEqual([0, 0])
  })

  const refund = (cents: number) => ({ id: 'r', cents })

  it('that was mistyped and is mended is as before, and its refund comes back no more', () => {
    const smaller = toSize(party(4, 130, 130), 2)
    const givenUp = [{ cents: 13_000, refund: refund(13_000) }]
    const mended = toSize({ ...party(2), ...smaller, givenUp }, 4)
    expect(mended).toMatchObject({ status: 'paid', retaken: { withdrawn: ['r'], restCents: 0 } })
    expect(paidCents(mended.payments)).toBe(26_000)
    expect(toSize({ ...party(2), ...smaller, givenUp }, 1).retaken.withdrawn).toEqual([])
  })

  it('that is partly mended has the money beyond its price in the last payment', () => {
    const smaller = toSize(party(4, 130, 130), 2, inHalf)
    const givenUp = [{ cents: 13_000, refund: refund(6500) }]
    const larger = toSize({ ...party(2), ...smaller, givenUp }, 3, inHalf)
    expect(euros(larger).at(-1)).toEqual([65, 97.5])
  })

  it('gives the refund out of both payments', () => {
    const after = toSize(party(4, 130, 130), 1, inHalf)
    expect(after.refundCents).toBe(9750)
    expect(paidCents(after.payments)).toBe(16_250)
  })

  it('gives up first what the terms had kept, and none of that goes back', () => {
    const kept = { ...party(4, 130, 130), keptCents: 3250 }
    const money = { keptGivenUpCents: 3250, refundCents: 9750, keptCents: 0 }
    expect(toSize(kept, 2)).toMatchObject(money)
    const givenUp = [{ cents: 6500, refund: undefined, paidBackCents: 3250 }]
    expect(toSize({ ...party(2, 65, 65), givenUp }, 3)).toMatchObject({ keptCents: 3250 })
  })
})
