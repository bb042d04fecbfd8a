import { expect, it } from 'vitest'
import { transaction } from '#tests/support/statements/book-one.ts'
import { freshBooks, openPayments } from '#tests/support/statements/ten-bookings.ts'
import { bookingsThatOwe } from './waiting-transaction.ts'

const [first] = openPayments

/** Bookings that owe one payment of so many cents each, by their names. */
const owing = Object.entries({
  'Zoë Aerts': 6500,
  'An Baert': 6500,
  'Bea Cools': 100,
  'Cis Aerts': 9,
})
const payments = owing.map(([name, amountCents]) => {
  return {
    ...first!,
    reservationId: name,
    name,
    amountCents,
    paidCents: 0,
    status: 'confirmed' as const,
  }
})
const known = { ...freshBooks, payments }

it('bookings are listed by how well a line fits them: by name, then by sum, then in order', () => {
  const line = transaction({ amountCents: 6500, payerName: 'AERTS', freeText: 'voor zaterdag' })
  expect(bookingsThatOwe({ transaction: line, leftCents: 6500 }, known)).toEqual([
    'Zoë Aerts',
    'Cis Aerts',
    'An Baert',
    'Bea Cools',
  ])
})
