import { describe, expect, it } from 'vitest'
import { bookOne, movement } from '#tests/support/statements/book-one.ts'
import { freshBooks, reservationId } from '#tests/support/statements/ten-bookings.ts'
import { references } from '#tests/support/statements/ten-movements.ts'
import { bookMovements } from './book-movements.ts'
import type { Books } from './booked.ts'

const { d1 } = references

describe('money that went', () => {
  const refund = {
    id: 'r1',
    reservationId: reservationId(1),
    amountCents: 4875,
    iban: 'BE71096123456769',
  }
  const known: Books = { ...freshBooks, refunds: [refund] }
  const sent = { amountCents: -4875, payerIban: refund.iban }

  it('is no guest’s, even under a reference', () => {
    expect(bookOne({ amountCents: -9750, structured: d1 })).toMatchObject({
      outcome: 'ignored',
      reason: 'outgoing',
    })
  })

  it('is a refund when it is the amount and the account a guest waits with, once', () => {
    const twice = bookMovements([movement(sent), movement(sent)], known)
    expect(twice).toMatchObject([
      { outcome: 'matched', refundId: 'r1', reservationId: reservationId(1) },
      { outcome: 'ignored' },
    ])
    expect(bookOne({ ...sent, amountCents: -4874 }, known)).toMatchObject({ outcome: 'ignored' })
    expect(bookOne({ ...sent, payerIban: 'BE62510007547061' }, known)).toMatchObject({
      outcome: 'ignored',
    })
  })
})

describe('what a bank takes back', () => {
  it('is never booked, and shown when it names a booking', () => {
    for (const amountCents of [-9750, 9750]) {
      expect(bookOne({ amountCents, structured: d1, status: 'reversal' })).toMatchObject({
        outcome: 'review',
        reason: 'reversal',
        reservationId: reservationId(1),
      })
      expect(bookOne({ amountCents, status: 'reversal' })).toMatchObject({ outcome: 'ignored' })
    }
  })

  it('and what did not happen pays nothing', () => {
    expect(bookOne({ structured: d1, status: 'not-booked' })).toMatchObject({
      outcome: 'ignored',
      reason: 'not-booked',
    })
    expect(bookOne({ structured: d1, amountCents: 0 })).toMatchObject({ outcome: 'ignored' })
  })
})
