import { describe, expect, it } from 'vitest'
import { bookOne, transaction, paid } from '#tests/support/statements/book-one.ts'
import { reservationId } from '#tests/support/statements/ten-bookings.ts'
import { references } from '#tests/support/statements/ten-transactions.ts'
import { bookTransactions } from './book-transactions.ts'
import type { Books, HandReceipt } from './books.ts'

const { d1, b1 } = references

/** All deposits were marked as received; of these bookings no statement has told yet. */
function marked(...receipts: readonly (Partial<HandReceipt> & { of: number })[]): Books {
  const handReceipts = receipts.map(({ of, ...different }) => ({
    id: `h${of}`,
    reservationId: reservationId(of),
    kind: 'deposit' as const,
    amountCents: 9750,
    on: '2025-09-16',
    ...different,
  }))
  return { ...paid('deposit'), handReceipts }
}

const pair = { outcome: 'matched', reservationId: reservationId(1), pays: [], pairs: ['h1'] }

describe('money that was marked by hand', () => {
  it('is the line that names it, once, and pays nothing more', () => {
    const twice = [transaction({ structured: d1 }), transaction({ structured: d1 })]
    expect(bookTransactions(twice, marked({ of: 1 }))).toMatchObject([
      pair,
      { outcome: 'review', reason: 'paid-already' },
    ])
  })

  it('is one line for both payments that were marked', () => {
    const both = marked({ of: 1 }, { of: 1, id: 'h2', kind: 'balance' })
    expect(bookOne({ structured: b1, amountCents: 19_500 }, both)).toMatchObject({
      outcome: 'matched',
      pays: [],
      pairs: ['h1', 'h2'],
    })
  })

  it('came at any time before it was marked, or within ten days after', () => {
    const known = marked({ of: 1 })
    for (const bookedOn of ['2025-06-01', '2025-09-06', '2025-09-26']) {
      expect(bookOne({ structured: d1, bookedOn }, known)).toMatchObject(pair)
    }
    const late = { structured: d1, bookedOn: '2025-09-27' }
    const asked = { outcome: 'review', reason: 'paid-already' }
    expect(bookOne(late, known)).toMatchObject(asked)
    // Nor is it too much when nothing is open any more.
    const settled = { ...known, payments: known.payments.map(whole) }
    expect(bookOne(late, settled)).toMatchObject(asked)
  })

  it('is a part of a line that pays the balance with it', () => {
    const both = { structured: d1, amountCents: 19_500 }
    expect(bookOne(both, marked({ of: 1 }))).toMatchObject({
      outcome: 'matched',
      pays: [{ kind: 'balance', amountCents: 9750 }],
      pairs: ['h1'],
    })
    const part = { ...both, amountCents: 12_750 }
    expect(bookOne(part, marked({ of: 1 }))).toMatchObject({
      outcome: 'part',
      pays: [{ kind: 'balance', amountCents: 3000 }],
      pairs: ['h1'],
    })
    const payments = marked({ of: 1 }).payments.map((payment) => ({
      ...payment,
      status: 'cancelled' as const,
    }))
    const over = bookOne(both, { ...marked({ of: 1 }), payments })
    expect(over).toMatchObject({ outcome: 'review', reason: 'booking-over' })
    const tooMuch = { ...both, amountCents: 20_000 }
    expect(bookOne(tooMuch, marked({ of: 1 }))).toMatchObject({ outcome: 'review' })
  })

  it('is not the line that names the other payment', () => {
    const paysBalance = { outcome: 'matched', pays: [{ kind: 'balance', amountCents: 9750 }] }
    expect(bookOne({ structured: b1 }, marked({ of: 1 }))).toMatchObject(paysBalance)
    expect(bookOne({ structured: b1 }, marked({ of: 1 }))).not.toHaveProperty('pairs')
  })

  it('is asked about when a guest of that name owes as well', () => {
    const known = marked({ of: 1 })
    const payments = known.payments.map((payment) =>
      payment.reservationId === reservationId(2) ? { ...payment, name: 'A. Peeters' } : payment,
    )
    const line = { payerName: 'PEETERS ANNELEEN' }
    expect(bookOne(line, { ...known, payments })).toMatchObject({
      outcome: 'review',
      reason: 'marked-by-hand',
    })
  })

  it('is never too much when the line is of another amount: the owner is asked', () => {
    const all = { ...marked({ of: 1 }), payments: paid('deposit').payments.map(whole) }
    expect(bookOne({ structured: d1, amountCents: 9000 }, all)).toMatchObject({
      outcome: 'review',
      reason: 'paid-already',
    })
    expect(bookOne({ structured: d1, amountCents: 9750 }, all)).toMatchObject(pair)
  })

  it('is known by amount and name, when it came before the owner said so', () => {
    const line = { payerName: 'PEETERS ANNELEEN' }
    expect(bookOne(line, marked({ of: 1 }))).toMatchObject(pair)
    expect(bookOne({ ...line, bookedOn: '2025-09-17' }, marked({ of: 1 }))).toMatchObject({
      outcome: 'review',
      reason: 'marked-by-hand',
    })
  })

  it('is for the booking even when that has ended since', () => {
    const known = marked({ of: 1 })
    const payments = known.payments.map((each) => ({ ...each, status: 'cancelled' as const }))
    expect(bookOne({ structured: d1 }, { ...known, payments })).toMatchObject(pair)
  })

  it('and is owed again is paid by what comes after', () => {
    const owed = { ...marked({ of: 1 }), payments: paid('balance').payments }
    expect(bookOne({ structured: d1, bookedOn: '2025-09-17' }, owed)).toMatchObject({
      outcome: 'matched',
      pays: [{ kind: 'deposit', amountCents: 9750 }],
    })
  })
})

function whole<T extends { readonly amountCents: number }>(payment: T) {
  return { ...payment, paidCents: payment.amountCents }
}
