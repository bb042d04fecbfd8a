import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nothingPaid, openBookings, reservationId } from '#tests/support/statements/ten-bookings.ts'
import { references } from '#tests/support/statements/ten-transactions.ts'
import { addDays } from '../../dates/brussels-time.ts'
import { bookTransactions, createLineJudge } from './book-transactions.ts'
import type { Owed } from '../owed.ts'
import type { BookedLine, KnownMoney } from './known-money.ts'
import { type BankTransaction, withKeys } from './transaction.ts'

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
  .map((transaction) => transaction as Omit<BankTransaction, 'key'>)

const head = { account: 'BE68539007547034', holder: '', line: 1 }
const statement = fc
  .array(found, { maxLength: 25 })
  .map((transactions) => withKeys({ format: 'coda', statements: [{ ...head, transactions }] }))

const waits = {
  accounts: ['BE71096123456769'],
  createdOn: '2025-09-13',
  byHandOn: undefined,
} as const
const ofFirst = { reservationId: reservationId(1), amountCents: 9750 }
const refund = { id: 'r1', ...ofFirst, ...waits }

const paidCents = fc.constantFrom(0, 0, 5000, 9750)
const inAnyState = openBookings.map((booking) =>
  fc
    .record({ status: fc.constantFrom(...statuses), paid: fc.tuple(paidCents, paidCents) })
    .map(({ status, paid }) => ({
      ...booking,
      status,
      payments: booking.payments.map((each, nth) => ({ ...each, paidCents: paid[nth]! })),
    })),
)

const knownMoney: fc.Arbitrary<KnownMoney> = fc.tuple(...inAnyState).map((bookings) => ({
  ...nothingPaid,
  bookings,
  refunds: [refund],
  // Each noted receipt pays its payment.
  notedReceipts: bookings.flatMap((booking) =>
    booking.payments
      .filter((each) => each.paidCents > 0)
      .map(({ kind, paidCents: amountCents }) => {
        const id = `${booking.reservationId} ${kind}`
        return {
          id,
          reservationId: booking.reservationId,
          kinds: [kind],
          amountCents,
          day: '2025-09-15',
        }
      }),
  ),
}))

function paysOf(booked: BookedLine) {
  if (!('pays' in booked)) return []
  return booked.pays.map((part) => ({ ...part, reservationId: booked.reservationId }))
}

const idOf = (one: { readonly reservationId: string; readonly kind: Owed['kind'] }) =>
  `${one.reservationId} ${one.kind}`

/** Cents that each payment received. */
function totals(booked: readonly BookedLine[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const part of booked.flatMap(paysOf)) {
    sums[idOf(part)] = (sums[idOf(part)] ?? 0) + part.cents
  }
  return sums
}

/** Known money after a statement: with its payments and kept lines, ignored lines forgotten. */
function after(booked: readonly BookedLine[], before: KnownMoney): KnownMoney {
  const paid = totals(booked)
  const refunded = booked.flatMap((each) =>
    'refunds' in each ? each.refunds.map(({ id }) => id) : [],
  )
  const paired = booked.flatMap((each) => ('pairs' in each ? (each.pairs ?? []) : []))
  const kept = booked.filter(({ outcome }) => outcome !== 'ignored' && outcome !== 'seen-before')
  return {
    ...before,
    bookings: before.bookings.map((booking) => ({
      ...booking,
      payments: booking.payments.map((payment) => ({
        ...payment,
        paidCents: payment.paidCents + (paid[idOf({ ...booking, ...payment })] ?? 0),
      })),
    })),
    refunds: before.refunds.filter(({ id }) => !refunded.includes(id)),
    notedReceipts: before.notedReceipts.filter(({ id }) => !paired.includes(id)),
    seen: new Set([...before.seen, ...kept.map(({ transaction }) => transaction.key)]),
  }
}

/** Tries a promise on many statements and all that may be known. */
const always = (holds: (transactions: readonly BankTransaction[], before: KnownMoney) => void) =>
  fc.assert(fc.property(statement, knownMoney, holds))

it('cents add up: a transaction’s payments and its rest make the whole', () => {
  always((transactions, before) => {
    const booked = bookTransactions(transactions, before)
    expect(booked.map(({ transaction }) => transaction)).toEqual(transactions)
    for (const each of booked) {
      const paid = paysOf(each).reduce((sum, { cents }) => sum + cents, 0)
      const rest = each.outcome === 'over' ? each.restCents : 0
      const pairs = 'pairs' in each ? (each.pairs ?? []) : []
      const marked = before.notedReceipts.filter(({ id }) => pairs.includes(id))
      const paired = marked.reduce((sum, { amountCents }) => sum + amountCents, 0)
      const all = paid + rest + paired
      expect(all).toBe(all > 0 ? each.transaction.amountCents : 0)
      for (const part of paysOf(each)) expect(part.cents).toBeGreaterThan(0)
    }
  })
})

it('no payment ever gets more than it owes, and no booking that was cancelled gets anything', () => {
  always((transactions, before) => {
    const paid = totals(bookTransactions(transactions, before))
    for (const booking of before.bookings) {
      for (const payment of booking.payments) {
        const got = paid[idOf({ ...booking, ...payment })] ?? 0
        expect(got).toBeLessThanOrEqual(payment.amountCents - payment.paidCents)
        if (booking.status === 'cancelled') expect(got).toBe(0)
      }
    }
  })
})

it('the order of the transactions in the file changes nothing in what is paid', () => {
  const shuffled = statement.chain((transactions) =>
    fc.tuple(
      fc.constant(transactions),
      fc.shuffledSubarray([...transactions], { minLength: transactions.length }),
    ),
  )
  fc.assert(
    fc.property(shuffled, knownMoney, ([transactions, otherwise], before) => {
      const one = bookTransactions(transactions, before)
      const other = bookTransactions(otherwise, before)
      expect(totals(other)).toEqual(totals(one))
      const outcomes = (booked: readonly BookedLine[]) =>
        Object.fromEntries(booked.map(({ transaction, outcome }) => [transaction.key, outcome]))
      expect(outcomes(other)).toEqual(outcomes(one))
    }),
  )
})

it('the same statement a second time changes nothing', () => {
  always((transactions, before) => {
    const once = after(bookTransactions(transactions, before), before)
    const again = bookTransactions(transactions, once)
    for (const { outcome } of again) expect(['seen-before', 'ignored']).toContain(outcome)
    expect(after(again, once)).toEqual(once)
  })
})

it('a statement in two files pays the same as in one, when their days do not mix', () => {
  always((transactions, before) => {
    const early = transactions.filter(({ bookedOn }) => bookedOn < '2025-09-15')
    const first = bookTransactions(early, before)
    const between = after(first, before)
    const whole = bookTransactions(transactions, before)
    // The second export goes back further than it need, as people's do.
    const second = bookTransactions(transactions, between)
    const both = totals([...first, ...second])
    expect(both).toEqual(totals(whole))
  })
})

it('transactions booked one by one end as in statements of their own', () => {
  always((transactions, { bookings }) => {
    const fresh = { ...nothingPaid, bookings }
    const alone = createLineJudge(fresh)
    for (const transaction of transactions) {
      expect(alone(transaction)).toEqual(bookTransactions([transaction], fresh)[0])
    }
  })
})
