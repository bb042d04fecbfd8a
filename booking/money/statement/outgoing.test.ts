import { describe, expect, it } from 'vitest'
import { bookOne, transaction } from '#tests/support/statements/book-one.ts'
import { nothingPaid, reservationId } from '#tests/support/statements/ten-bookings.ts'
import { references } from '#tests/support/statements/ten-transactions.ts'
import { bookTransactions } from './book-transactions.ts'
import type { OpenRefund } from './known-money.ts'
import type { BankTransaction } from './transaction.ts'
import { refundsFitting } from './outgoing.ts'

const { d1, d2 } = references
const to = 'BE71096123456769'
const elsewhere = 'BE62510007547061'

/** A refund of half a deposit to one account. */
function refundOf(
  n: number,
  different: Partial<Extract<OpenRefund, { reservationId: string }>> = {},
): OpenRefund {
  const waits = { accounts: [to], createdOn: '2025-09-10', byHandOn: undefined } as const
  const booking = { id: `r${n}`, reservationId: reservationId(n), amountCents: 4875 }
  return { ...booking, ...waits, ...different }
}
const ids = (...refunds: readonly OpenRefund[]) => refunds.map(({ id }) => ({ id }))
const sent = (different: Partial<BankTransaction>, ...refunds: readonly OpenRefund[]) =>
  bookOne({ amountCents: -4875, payerIban: to, ...different }, { ...nothingPaid, refunds })

describe('money that went', () => {
  const refund = refundOf(1)

  it('pays for no guest, and waits for the owner under a payment’s reference', () => {
    const outgoing = { outcome: 'ignored' }
    expect(bookOne({ amountCents: -9750, freeText: 'bloem' })).toMatchObject(outgoing)
    const back = { outcome: 'review', reason: 'reversal', reservationId: reservationId(1) }
    for (const lineTexts of [{ structured: d1 }, { freeText: `storno ${d1}` }])
      expect(bookOne({ amountCents: -9750, ...lineTexts })).toMatchObject(back)
  })

  it('is a refund when amount and account fit a waiting refund, once', () => {
    const line = { amountCents: -4875, payerIban: to }
    const known = { ...nothingPaid, refunds: [refund] }
    expect(bookTransactions([transaction(line), transaction(line)], known)).toMatchObject([
      { outcome: 'matched', refunds: [{ id: 'r1' }], reservationId: reservationId(1) },
      { outcome: 'ignored' },
    ])
    expect(sent({ amountCents: -4874 }, refund)).toMatchObject({ outcome: 'ignored' })
    expect(sent({ payerIban: elsewhere }, refund)).toMatchObject({ outcome: 'ignored' })
  })
})

it('money that names a booking without such a refund waits for the owner', () => {
  const again = { outcome: 'review', reason: 'no-refund', reservationId: reservationId(2) }
  const freeText = 'Terugbetaling 00000002'
  expect(sent({ freeText })).toMatchObject(again)
  const line = { amountCents: -4875, freeText }
  const known = { ...nothingPaid, refunds: [refundOf(2)] }
  expect(bookTransactions([transaction(line), transaction(line)], known)).toMatchObject([
    { outcome: 'matched', refunds: [{ id: 'r2' }] },
    again,
  ])
  expect(sent({ freeText: 'Factuur 0000000F' })).toMatchObject({ outcome: 'ignored' })
})

describe('a refund among several', () => {
  const one = refundOf(1)
  const two = refundOf(2)

  it('is found by the booking that the transfer names, on any account', () => {
    const freeText = 'Terugbetaling 00000002'
    for (const payerIban of [to, elsewhere]) {
      expect(sent({ freeText, payerIban }, one, two)).toMatchObject({ refunds: ids(two) })
    }
  })

  it('waits for the owner when two of one amount go to one account', () => {
    const lines = [1, 2].map(() => transaction({ amountCents: -4875, payerIban: to }))
    const booked = bookTransactions(lines, { ...nothingPaid, refunds: [one, two] })
    const expected = { outcome: 'review', reason: 'which-refund' }
    expect(booked).toMatchObject([expected, expected])
    expect(refundsFitting(lines[0]!, [one, two])).toEqual([[one], [two]])
  })

  it('waits for the owner when the transfer names another booking', () => {
    const larger = refundOf(2, { amountCents: 9750 })
    const freeText = 'Terugbetaling 00000002'
    expect(sent({ freeText }, one, larger)).toMatchObject({ reason: 'which-refund' })
  })

  it('is never younger than its transfer', () => {
    const bookedOn = '2025-09-09'
    expect(sent({ bookedOn }, one)).toMatchObject({ outcome: 'ignored' })
    const earlier = refundOf(2, { createdOn: bookedOn })
    expect(sent({ bookedOn }, one, earlier)).toMatchObject({ refunds: ids(earlier) })
  })

  it('is the one marked by hand within ten days, and never another one', () => {
    const marked = refundOf(1, { byHandOn: '2025-09-12' })
    expect(sent({}, marked)).toMatchObject({ outcome: 'matched', refunds: ids(marked) })
    expect(sent({}, refundOf(1, { id: 'r3' }), marked)).toMatchObject({ refunds: ids(marked) })
    expect(sent({}, marked, two)).toMatchObject({ reason: 'which-refund' })
    expect(sent({ bookedOn: '2025-09-23' }, marked)).toMatchObject({ outcome: 'ignored' })
  })

  it('is found by its account when a booking has two equal parts', () => {
    const freeText = 'Terugbetaling 00000001'
    for (const byHandOn of [undefined, '2025-09-14'] as const) {
      const other = refundOf(1, { id: 'r1-other', accounts: [], byHandOn })
      expect(sent({ freeText }, other, one)).toMatchObject({ refunds: ids(one) })
      const payerIban = elsewhere
      const first = byHandOn ? other : one
      expect(sent({ freeText, payerIban }, one, other)).toMatchObject({ refunds: ids(first) })
    }
  })

  it('may have gone to the account that was asked for', () => {
    const refund = refundOf(1, { accounts: [elsewhere, to] })
    expect(sent({}, refund)).toMatchObject({ refunds: ids(refund) })
  })
})

describe('one transfer for several refunds', () => {
  const one = refundOf(1)
  const two = refundOf(2, { amountCents: 9750 })
  const third = refundOf(3)

  it('is booked for all refunds of one account, of one booking or of several', () => {
    const both = { amountCents: -14_625 }
    expect(sent(both, one, two)).toMatchObject({ outcome: 'matched', refunds: ids(one, two) })
    const ofOne = refundOf(4, { amountCents: 9750, reservationId: reservationId(1) })
    expect(sent(both, one, ofOne)).toMatchObject({ refunds: ids(one, ofOne) })
    const marked = { ...two, byHandOn: '2025-09-14' } as const
    expect(sent(both, one, marked)).toMatchObject({ refunds: ids(marked, one) })
  })

  it('is booked once', () => {
    const lines = [1, 2].map(() => transaction({ amountCents: -14_625, payerIban: to }))
    const booked = bookTransactions(lines, { ...nothingPaid, refunds: [one, two] })
    expect(booked).toMatchObject([{ outcome: 'matched' }, { outcome: 'ignored' }])
  })

  it('waits for the owner when other refunds fit too, with each choice once', () => {
    const either = { amountCents: -14_625 }
    expect(sent(either, one, two, third)).toMatchObject({ reason: 'which-refund' })
    const line = transaction({ ...either, payerIban: to })
    expect(refundsFitting(line, [one, two, third])).toEqual([
      [one, two],
      [two, third],
    ])
    // Two of one booking and one amount are the same choice.
    const same = refundOf(4, { reservationId: reservationId(1) })
    expect(sent(either, one, two, same)).toMatchObject({ refunds: ids(one, two) })
    // The third refund equals the sum of the others.
    const sum = { amountCents: -9750 }
    expect(sent(sum, one, two, third)).toMatchObject({ reason: 'which-refund' })
  })

  it('pays the refunds whose bookings it names', () => {
    const freeText = 'Terugbetaling 00000002 en 00000003'
    const named = { amountCents: -14_625, freeText }
    expect(sent(named, one, two, third)).toMatchObject({ refunds: ids(two, third) })
  })

  it('may be a voucher’s, by its reference, or by account and amount when nothing else fits', () => {
    const reference = references.d1
    const money = { amountCents: 4875, accounts: [to], createdOn: '2025-09-10' } as const
    const gift: OpenRefund = {
      ...money,
      id: 'gift',
      voucherReference: reference,
      byHandOn: undefined,
    }
    const found = (different: Partial<BankTransaction>, ...refunds: readonly OpenRefund[]) => {
      const booked = sent(different, ...refunds)
      return 'refunds' in booked ? booked.refunds.map(({ id }) => id) : booked.outcome
    }
    expect(found({ structured: reference, payerIban: elsewhere }, gift)).toEqual(['gift'])
    expect(found({ freeText: `terug ${reference}` }, one, gift)).toEqual(['gift'])
    expect(found({}, gift)).toEqual(['gift'])
    expect(found({}, one, gift)).toBe('review')
    expect(found({ amountCents: -9750 }, one, gift)).toEqual(['r1', 'gift'])
    const other: OpenRefund = { ...gift, id: 'other', voucherReference: references.d2 }
    expect(found({ amountCents: -9750 }, gift, other)).toEqual(['gift', 'other'])
    expect(found({ amountCents: -14_625 }, one, gift, other)).toEqual(['r1', 'gift', 'other'])
    expect(found({ amountCents: -9750 }, one, gift, other)).toBe('review')
    const both = { amountCents: -9750, freeText: `${reference} en ${references.d2}` }
    expect(found(both, one, gift, other)).toEqual(['gift', 'other'])
    expect(found({ bookedOn: '2025-09-09' }, gift)).toBe('ignored')
  })
})

describe('money that a bank takes back', () => {
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

  it('is shown too when it had paid for a usable gift voucher', () => {
    const sold = { id: 'gift', reference: d2, openCents: 0 }
    const known = { ...nothingPaid, bookings: [], vouchers: [sold] }
    const back = { amountCents: -9750, structured: sold.reference, status: 'reversal' } as const
    expect(bookOne(back, known)).toMatchObject({ outcome: 'review', reason: 'reversal' })
  })

  it('pays nothing when it did not happen', () => {
    const ignored = { outcome: 'ignored' }
    expect(bookOne({ structured: d1, status: 'not-booked' })).toMatchObject(ignored)
    expect(bookOne({ structured: d1, amountCents: 0 })).toMatchObject({ outcome: 'ignored' })
  })
})
