import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, instantIn } from '../dates/brussels-time.ts'
import { termsOfTests } from '#tests/support/terms-of-tests.ts'
import { party, priceCents, workshopOn } from '#tests/support/paid-party.ts'
import type { Day } from '#language/dates.ts'
import type { Booking } from '../reservations/life.ts'
import { openCents, type Owed, paidCents } from '../money/owed.ts'
import { refundPercent, type Resized, resized } from './party-size.ts'

const takingOn = (today: Day) => ({ by: 'owner', now: instantIn(today, '12:00') }) as const
const early = takingOn('2025-09-20')
const inHalf = takingOn('2025-10-14')
const late = takingOn('2025-10-17')

const toSize = (booking: Booking, participants: number, taking = early) =>
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
})

const size = fc.integer({ min: 1, max: 12 })
const taking = fc.integer({ min: 0, max: 40 }).map((days) => takingOn(addDays(workshopOn, -days)))
const anyParty = fc
  .tuple(
    size,
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([people, deposit, balance]) => {
    const half = (people * priceCents) / 200
    const some = (part: number) => (part > 0.6 ? half : Math.round(half * part))
    return { people, booking: party(people, some(deposit), some(balance)) }
  })

it('the sums of a resized party hold after any payments', () => {
  fc.assert(
    fc.property(anyParty, size, taking, ({ booking }, people, on) => {
      const after = toSize(booking, people, on)
      const total = people * priceCents
      const paid = paidCents(after.payments)
      const due = after.payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
      expect(due).toBe(total)
      expect(after.payments.every(({ amountCents }) => amountCents >= 0)).toBe(true)
      expect(paid).toBe(paidCents(booking.payments) - after.refundCents)
      // The open amount is the missing amount: nothing is asked twice, however it was paid.
      expect(after.payments.reduce((sum, one) => sum + openCents(one), 0)).toBe(
        Math.max(0, total - paid),
      )
      expect(after.givenUpCents).toBe(Math.max(0, paidCents(booking.payments) - total))
      expect(after.refundCents).toBeLessThanOrEqual(after.givenUpCents)
    }),
  )
})

it('gives back the same in two steps as in one', () => {
  fc.assert(
    fc.property(anyParty, size, size, taking, ({ people, booking }, one, other, on) => {
      const [most, least] = [Math.max(one, other), Math.min(one, other)]
      fc.pre(most <= people)
      const step: Resized = toSize(booking, most, on)
      const twice = toSize({ ...booking, ...step }, least, on)
      const once = toSize(booking, least, on)
      // Half a cent is the guest's, each time.
      const back = step.refundCents + twice.refundCents
      expect(back - once.refundCents).toBeGreaterThanOrEqual(0)
      expect(back - once.refundCents).toBeLessThanOrEqual(1)
    }),
  )
})
