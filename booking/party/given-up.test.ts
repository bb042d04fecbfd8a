import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantIn } from '../dates/brussels-time.ts'
import { type GivenUp, type PartyChange, takeAgain, stillGivenUp } from './given-up.ts'
import { party, priceCents } from '#tests/support/paid-party.ts'
import type { Day } from '#language/dates.ts'
import type { Booking } from '../reservations/life.ts'
import { paidCents } from '../money/owed.ts'
import { resized } from './party-size.ts'

const given = (cents: number, back?: number, id = 'refund'): GivenUp => ({
  cents,
  refund: back === undefined ? undefined : { id, cents: back },
})
const changed = (different: Partial<PartyChange>): PartyChange => ({
  givenUpCents: 0,
  retakenCents: 0,
  refundId: undefined,
  ...different,
})

describe('a place taken again', () => {
  it('takes back the refund of the place, or the part of a refund', () => {
    expect(takeAgain([given(13_000, 6500)], 13_000)).toEqual({
      retakenCents: 13_000,
      keptCents: 0,
      paidAgainCents: 6500,
      withdrawn: ['refund'],
      restCents: 0,
    })
    expect(takeAgain([given(13_000, 6500)], 6500)).toMatchObject({
      paidAgainCents: 3250,
      restCents: 3250,
    })
  })

  it('undoes the last giving up, and leaves earlier refunds', () => {
    const early = given(6500, 6500, 'early')
    const inHalf = given(13_000, 6500, 'in half')
    expect(takeAgain([early, inHalf], 13_000)).toMatchObject({
      withdrawn: ['in half'],
      restCents: 0,
    })
    expect(takeAgain([early, inHalf], 16_250)).toMatchObject({
      withdrawn: ['in half', 'early'],
      paidAgainCents: 6500 + 3250,
      restCents: 3250,
    })
  })

  it('finds no refund to take back when it was paid, or the terms kept the money', () => {
    const late = given(6500)
    const nothing = { paidAgainCents: 0, withdrawn: [], restCents: 0, keptCents: 0 }
    expect(takeAgain([given(6500, 6500), late], 6500)).toEqual({ retakenCents: 6500, ...nothing })
    expect(takeAgain([], 6500)).toEqual({ retakenCents: 0, ...nothing })
  })
})

it('the changes tell which places are still given up, and their refunds', () => {
  const changes = [
    changed({ givenUpCents: 6500, refundId: 'first' }),
    changed({ givenUpCents: 13_000, refundId: 'second' }),
    changed({ retakenCents: 6500, refundId: 'rest of the second' }),
  ]
  expect(stillGivenUp(changes)).toEqual([
    { cents: 6500, refundId: 'first', ofCents: 6500, keptCents: 0 },
    { cents: 6500, refundId: 'rest of the second', ofCents: 6500, keptCents: 0 },
  ])
  expect(stillGivenUp([...changes, changed({ retakenCents: 9000 })])).toEqual([
    { cents: 4000, refundId: 'first', ofCents: 6500, keptCents: 0 },
  ])
  // Old rows do not say how much was given up.
  expect(stillGivenUp([changed({}), changed({})])).toEqual([])
})

const size = fc.integer({ min: 1, max: 12 })
const on = (today: Day) => ({ by: 'owner', now: instantIn(today, '12:00') }) as const
/** Days on which all goes back, half, or nothing. */
const day = fc.constantFrom('2025-09-20', '2025-10-14', '2025-10-17')

/** A confirmed party, and the paid cents of its deposit and balance. */
const anyParty = fc
  .tuple(size, fc.constantFrom([0, 0], [1, 0], [1, 1]))
  .map(([participants, [deposit = 0, balance = 0]]) => {
    const half = (participants * priceCents) / 200
    return { participants, booking: party(participants, half * deposit, half * balance) }
  })

/** A booking whose party changes several times, kept like the office keeps it. */
class Lived {
  #changes: PartyChange[] = []
  readonly #refunds = new Map<string, number>()
  booking: Booking

  constructor(booking: Booking) {
    this.booking = booking
  }

  become(participants: number, today: Day): this {
    const givenUp = stillGivenUp(this.#changes).map(({ cents, refundId = '' }) => {
      const back = this.#refunds.get(refundId)
      return given(cents, back, refundId)
    })
    const after = resized({ ...this.booking, givenUp }, participants * priceCents, on(today))
    const { givenUpCents, refundCents, retaken } = after
    for (const id of retaken.withdrawn) this.#refunds.delete(id)
    const back = refundCents + retaken.restCents
    const refundId = back > 0 ? `refund ${this.#changes.length}` : undefined
    if (refundId) this.#refunds.set(refundId, back)
    const { retakenCents } = retaken
    this.#changes = [...this.#changes, { givenUpCents, retakenCents, refundId }]
    this.booking = { ...this.booking, status: after.status, payments: after.payments }
    return this
  }

  get sums() {
    const back = [...this.#refunds.values()].reduce((sum, cents) => sum + cents, 0)
    return { paid: paidCents(this.booking.payments), back, status: this.booking.status }
  }
}

it('a mistyped number that is mended leaves no trace', () => {
  fc.assert(
    fc.property(
      anyParty,
      size,
      size,
      size,
      day,
      day,
      ({ booking }, one, wrong, right, first, then) => {
        // A larger number takes the places again; giving them up anew goes by the terms of that day.
        fc.pre(wrong <= right || first === then)
        const mended = new Lived(booking).become(one, first).become(wrong, then).become(right, then)
        const once = new Lived(booking).become(one, first).become(right, then)
        expect(mended.sums.status).toBe(once.sums.status)
        // Half a cent is the guest's, each time.
        expect(Math.abs(mended.sums.paid - once.sums.paid)).toBeLessThanOrEqual(1)
        expect(mended.sums.paid + mended.sums.back).toBe(once.sums.paid + once.sums.back)
      },
    ),
    { numRuns: 1000 },
  )
})

it('an undone change leaves everything as it was, at any time', () => {
  fc.assert(
    fc.property(anyParty, size, day, day, ({ participants, booking }, wrong, first, then) => {
      fc.pre(wrong <= participants)
      const before = new Lived(booking).sums
      const after = new Lived(booking).become(wrong, first).become(participants, then).sums
      expect(after).toEqual(before)
    }),
    { numRuns: 500 },
  )
})
