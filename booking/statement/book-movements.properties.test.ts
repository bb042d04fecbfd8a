import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { openPayments } from '#tests/support/statements/ten-bookings.ts'
import { references } from '#tests/support/statements/ten-movements.ts'
import { addDays } from '../brussels-time.ts'
import { bookMovements, eachAlone } from './book-movements.ts'
import type { Booked, Books, OpenPayment } from './booked.ts'
import type { Movement } from './movement.ts'
import { withKeys } from './movement-key.ts'

const known = Object.values(references)
const statuses = ['requested', 'confirmed', 'secured', 'paid', 'cancelled', 'completed'] as const

/** Amounts that mean something to these bookings, and any others. */
const amount = fc.oneof(
  fc.constantFrom(9750, 19_500, 5000, 4750, 1, 20_000, -9750, 0),
  fc.integer({ min: -30_000, max: 30_000 }),
)
const reference = fc.oneof(
  fc.constantFrom(...known),
  fc.constantFrom(...known).map((digits) => digits.slice(0, 11) + ((Number(digits[11]) + 1) % 10)),
  fc.constant('090933755493'),
)
const found = fc
  .record({
    account: fc.constant('BE68539007547034'),
    bookedOn: fc.nat(5).map((days) => addDays('2025-09-13', days)),
    amountCents: amount,
    structured: fc.option(reference, { nil: undefined }),
    freeText: fc.oneof(
      fc.constant(''),
      fc.array(reference, { maxLength: 2 }).map((all) => `x ${all.join(' y ')}`),
      fc.constant('reservatie 00000002'),
    ),
    payerName: fc.constantFrom('MAES SOFIE', 'Peeters A', 'Bakker', undefined),
    payerIban: fc.constantFrom('BE71096123456769', 'BE62510007547061', undefined),
    bankReference: fc.option(fc.integer({ min: 10_000, max: 10_020 }).map(String), {
      nil: undefined,
    }),
    status: fc.constantFrom('booked', 'booked', 'booked', 'reversal', 'not-booked'),
  })
  .map((movement) => movement as Omit<Movement, 'key'> & { account: string })

const statement = fc
  .array(found, { maxLength: 25 })
  .map((movements) => withKeys('coda', [{ account: 'BE68539007547034', movements }]))

const books: fc.Arbitrary<Books> = fc
  .array(
    fc.record({
      paidCents: fc.constantFrom(0, 0, 5000, 9750),
      status: fc.constantFrom(...statuses),
    }),
    { minLength: openPayments.length, maxLength: openPayments.length },
  )
  .map((states) => ({
    payments: openPayments.map((payment, i) => ({
      ...payment,
      paidCents: states[i]!.paidCents,
      // Both payments of a booking are in one state.
      status: states[i - (i % 2)]!.status,
    })),
    refunds: [
      {
        id: 'r1',
        reservationId: openPayments[0]!.reservationId,
        amountCents: 9750,
        iban: 'BE71096123456769',
      },
    ],
    seen: new Set<string>(),
  }))

function paysOf(booked: Booked) {
  return booked.outcome === 'matched' || booked.outcome === 'part' || booked.outcome === 'over'
    ? 'pays' in booked
      ? booked.pays
      : []
    : []
}

const idOf = ({ reservationId, kind }: Pick<OpenPayment, 'reservationId' | 'kind'>) =>
  `${reservationId} ${kind}`

/** What each payment got, in cents. */
function totals(booked: readonly Booked[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const part of booked.flatMap(paysOf)) {
    sums[idOf(part)] = (sums[idOf(part)] ?? 0) + part.amountCents
  }
  return sums
}

/** The books after a statement: paid is paid, and what is kept was seen; what is ignored is forgotten. */
function after(booked: readonly Booked[], before: Books): Books {
  const paid = totals(booked)
  const refunded = booked.flatMap((each) => ('refundId' in each ? [each.refundId] : []))
  const kept = booked.filter(({ outcome }) => outcome !== 'ignored' && outcome !== 'seen-before')
  return {
    payments: before.payments.map((payment) => ({
      ...payment,
      paidCents: payment.paidCents + (paid[idOf(payment)] ?? 0),
    })),
    refunds: before.refunds.filter(({ id }) => !refunded.includes(id)),
    seen: new Set([...before.seen, ...kept.map(({ movement }) => movement.key)]),
  }
}

it('cents add up: every movement is what it pays and what is left of it', () => {
  fc.assert(
    fc.property(statement, books, (movements, before) => {
      const booked = bookMovements(movements, before)
      expect(booked.map(({ movement }) => movement)).toEqual(movements)
      for (const each of booked) {
        const paid = paysOf(each).reduce((sum, { amountCents }) => sum + amountCents, 0)
        const rest = each.outcome === 'over' ? each.restCents : 0
        const expected = paysOf(each).length > 0 || rest > 0 ? each.movement.amountCents : 0
        expect(paid + rest).toBe(expected)
        for (const part of paysOf(each)) expect(part.amountCents).toBeGreaterThan(0)
      }
    }),
  )
})

it('no payment ever gets more than it owes, and no booking that was cancelled gets anything', () => {
  fc.assert(
    fc.property(statement, books, (movements, before) => {
      const paid = totals(bookMovements(movements, before))
      for (const payment of before.payments) {
        const got = paid[idOf(payment)] ?? 0
        expect(got).toBeLessThanOrEqual(payment.amountCents - payment.paidCents)
        if (payment.status === 'cancelled') expect(got).toBe(0)
      }
    }),
  )
})

it('the order of the movements in the file changes nothing in what is paid', () => {
  const shuffled = statement.chain((movements) =>
    fc.tuple(
      fc.constant(movements),
      fc.shuffledSubarray([...movements], { minLength: movements.length }),
    ),
  )
  fc.assert(
    fc.property(shuffled, books, ([movements, otherwise], before) => {
      const one = bookMovements(movements, before)
      const other = bookMovements(otherwise, before)
      expect(totals(other)).toEqual(totals(one))
      const outcomes = (booked: readonly Booked[]) =>
        Object.fromEntries(booked.map(({ movement, outcome }) => [movement.key, outcome]))
      expect(outcomes(other)).toEqual(outcomes(one))
    }),
  )
})

it('the same statement a second time changes nothing', () => {
  fc.assert(
    fc.property(statement, books, (movements, before) => {
      const once = after(bookMovements(movements, before), before)
      const again = bookMovements(movements, once)
      for (const { outcome } of again) expect(['seen-before', 'ignored']).toContain(outcome)
      expect(after(again, once)).toEqual(once)
    }),
  )
})

it('a statement that comes in two goes pays what it pays in one, where the days do not mix', () => {
  fc.assert(
    fc.property(statement, books, (movements, before) => {
      const early = movements.filter(({ bookedOn }) => bookedOn < '2025-09-15')
      const first = bookMovements(early, before)
      const between = after(first, before)
      const whole = bookMovements(movements, before)
      // The second export goes back further than it need, as people's do.
      const second = bookMovements(movements, between)
      const both = totals([...first, ...second])
      expect(both).toEqual(totals(whole))
    }),
  )
})

it('one by one, each movement is what it would be in a statement of its own', () => {
  fc.assert(
    fc.property(statement, books, (movements, { payments }) => {
      const alone = eachAlone({ payments })
      const fresh = { payments, refunds: [], seen: new Set<string>() }
      for (const movement of movements) {
        expect(alone(movement)).toEqual(bookMovements([movement], fresh)[0])
      }
    }),
  )
})
