import { expect, it } from 'vitest'
import { transaction } from '#tests/support/statements/book-one.ts'
import { nothingPaid, openBookings } from '#tests/support/statements/ten-bookings.ts'
import type { KnownMoney, OpenBooking } from './known-money.ts'
import { canDivideLine, divisionsBy } from './divisions.ts'
import { bookingsThatOwe, suggestionsBy, type WaitingTransaction } from './waiting-transaction.ts'

/** A booking that owes these, in cents. */
function owing(reservationId: string, name: string, deposit: number, balance: number): OpenBooking {
  const payments = (['deposit', 'balance'] as const).map((kind) => {
    const amountCents = kind === 'deposit' ? deposit : balance
    return { kind, amountCents, paidCents: 0, reference: `${reservationId} ${kind}` }
  })
  return { ...openBookings[0]!, reservationId, name, payments }
}

const bookings = [
  owing('one', 'Fien Maes', 6500, 6500),
  owing('two', 'Fien Maes', 9500, 9500),
  owing('other', 'Lander Claes', 6500, 6500),
]
const known = { ...nothingPaid, bookings }

function waiting(leftCents: number, different: Partial<WaitingTransaction> = {}) {
  const line = transaction({ amountCents: leftCents, payerName: 'MAES FIEN' })
  const own = { transaction: line, outcome: 'review', reason: 'no-reference' } as const
  return { ...own, reservationId: undefined, leftCents, ...different }
}

it('a line is divided over its guest’s bookings that owe money, to the cent', () => {
  const shares = (cents: number) =>
    divisionsBy(known)(waiting(cents)).map((division) =>
      division.map((share) => [share.reservationId, share.cents, ...share.kinds]),
    )
  expect(shares(16_000)).toEqual([
    [
      ['one', 6500, 'deposit'],
      ['two', 9500, 'deposit'],
    ],
  ])
  expect(shares(22_500)).toHaveLength(1)
  expect(shares(16_001)).toEqual([])
  expect(shares(13_000)).toEqual([])
})

it('a line is never divided over strangers who owe that sum, unless its text names them', () => {
  const divided = (leftCents: number, freeText: string, money: KnownMoney = known) => {
    const line = transaction({ amountCents: leftCents, payerName: 'CLAEYS RITA', freeText })
    const given = waiting(leftCents, { transaction: line })
    return divisionsBy(money)(given).map((each) => each.map((one) => one.reservationId))
  }
  expect(divided(13_000, 'workshop')).toEqual([])
  expect(divided(13_000, 'voor Fien Maes en Lander Claes')).toEqual([['one', 'other']])
  expect(divided(16_000, 'een en twee')).toEqual([])
  // A companion pays their own share by it, and no booking.
  const reference = '090933755493'
  const companions = [{ id: 'bo', reference, reservationId: 'one' }]
  const text = `${reference} Lander Claes`
  expect(divided(13_000, text, { ...known, companions })).toEqual([])
})

it('the rest of a line is proposed for another booking of the same guest', () => {
  const over = waiting(6500, { outcome: 'over', reason: undefined, reservationId: 'two' })
  const suggested = suggestionsBy(known)(over)
  expect(suggested.map(({ reservationId }) => reservationId)).toEqual(['one'])
})

it.each([
  ['more than a booking owes', [['one', 13_001]]],
  [
    'more than there is',
    [
      ['one', 13_000],
      ['two', 3001],
    ],
  ],
  ['nothing', [['one', 0]]],
  [
    'a booking twice',
    [
      ['one', 1],
      ['one', 1],
    ],
  ],
  ['a booking that is none', [['none', 1]]],
] as const)('%s is no share', (_, shares) => {
  const given = shares.map(([reservationId, cents]) => ({ reservationId, cents }))
  expect(canDivideLine(waiting(16_000), given, known)).toBe(false)
})

it('bookings are listed by how well a line fits them: by name, then by sum, then in order', () => {
  const debts = [
    ['Zoë Aerts', 6500],
    ['An Baert', 6500],
    ['Bea Cools', 100],
    ['Cis Aerts', 9],
  ] as const
  const ofTwo = {
    ...nothingPaid,
    bookings: debts.map(([name, cents]) => owing(name, name, cents, 0)),
  }
  const line = transaction({ amountCents: 6500, payerName: 'AERTS', freeText: 'voor zaterdag' })
  const found = bookingsThatOwe({ transaction: line, leftCents: 6500 }, ofTwo)
  expect(found).toEqual(['Zoë Aerts', 'Cis Aerts', 'An Baert', 'Bea Cools'])
})
