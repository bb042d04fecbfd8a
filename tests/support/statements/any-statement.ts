import * as fc from 'fast-check'
import { addDays } from '#booking/dates/brussels-time.ts'
import type { KnownMoney } from '#booking/money/statement/known-money.ts'
import { type BankTransaction, withKeys } from '#booking/money/statement/transaction.ts'
import { nothingPaid, openBookings, reservationId } from './ten-bookings.ts'
import { references } from './ten-transactions.ts'

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
/** Any statement of the account. */
export const statement = fc
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

/** All that may be known when it comes. */
export const knownMoney: fc.Arbitrary<KnownMoney> = fc.tuple(...inAnyState).map((bookings) => ({
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
