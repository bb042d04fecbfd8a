import { describe, expect, it } from 'vitest'
import { bookOne, transaction, paid } from '#tests/support/statements/book-one.ts'
import { reservationId } from '#tests/support/statements/ten-bookings.ts'
import { references } from '#tests/support/statements/ten-transactions.ts'
import { bookTransactions } from './book-transactions.ts'
import type { KnownMoney, NotedReceipt } from './known-money.ts'
import { receiptsBy } from './waiting-transaction.ts'

const { d1, b1 } = references

/** All deposits were marked, and these are on no statement yet. */
function marked(...receipts: readonly (Partial<NotedReceipt> & { of: number })[]): KnownMoney {
  const notedReceipts = receipts.map(({ of, ...different }): NotedReceipt => ({
    id: `h${of}`,
    reservationId: reservationId(of),
    kinds: ['deposit'],
    amountCents: 9750,
    day: '2025-09-16',
    ...different,
  }))
  return { ...paid('deposit'), notedReceipts }
}

const pair = { outcome: 'matched', reservationId: reservationId(1), pays: [], pairs: ['h1'] }
const paidAlready = { outcome: 'review', reason: 'paid-already' }
/** Every booking has ended. */
const over = (known: KnownMoney): KnownMoney => ({
  ...known,
  bookings: known.bookings.map((booking) => ({ ...booking, status: 'cancelled' })),
})
/** Every booking is paid. */
const settled = (known: KnownMoney): KnownMoney => ({
  ...known,
  bookings: known.bookings.map((booking) => ({
    ...booking,
    payments: booking.payments.map((each) => ({ ...each, paidCents: each.amountCents })),
  })),
})

describe('money that was marked by hand', () => {
  it('is the line that names it, once, and pays nothing more', () => {
    const twice = [transaction({ structured: d1 }), transaction({ structured: d1 })]
    expect(bookTransactions(twice, marked({ of: 1 }))).toMatchObject([pair, paidAlready])
  })

  it('is one line for both payments that were marked', () => {
    const both = marked({ of: 1 }, { of: 1, id: 'h2', kinds: ['balance'] })
    const booked = bookOne({ structured: b1, amountCents: 19_500 }, both)
    expect(booked).toMatchObject({ ...pair, pairs: ['h1', 'h2'] })
  })

  it('is one line that paid both at once, and no line of one of them', () => {
    const atOnce = marked({ of: 1, kinds: ['deposit', 'balance'], amountCents: 12_000 })
    for (const structured of [d1, b1])
      expect(bookOne({ structured, amountCents: 12_000 }, atOnce)).toMatchObject(pair)
    expect(bookOne({ structured: d1 }, atOnce)).not.toHaveProperty('pairs')
  })

  it('fits a line of any day before the mark, or within ten days after', () => {
    const known = marked({ of: 1 })
    for (const bookedOn of ['2025-06-01', '2025-09-06', '2025-09-26'] as const) {
      expect(bookOne({ structured: d1, bookedOn }, known)).toMatchObject(pair)
    }
    const late = { structured: d1, bookedOn: '2025-09-27' } as const
    expect(bookOne(late, known)).toMatchObject(paidAlready)
    // A bank line for it is not too much either when nothing is open any more.
    expect(bookOne(late, settled(known))).toMatchObject(paidAlready)
  })

  it('is the one of the nearest day, where two of a sum are marked', () => {
    const known = marked({ of: 1, id: 'far', day: '2025-09-25' }, { of: 1, id: 'near' })
    expect(bookOne({ structured: d1 }, known)).toMatchObject({ ...pair, pairs: ['near'] })
  })

  it('can be a part of a line that also pays the balance', () => {
    const known = marked({ of: 1 })
    const balance = (cents: number) => [{ kind: 'balance', cents }]
    const both = { structured: d1, amountCents: 19_500 }
    expect(bookOne(both, known)).toMatchObject({ ...pair, pays: balance(9750) })
    const part = { ...pair, outcome: 'part', pays: balance(3000) }
    expect(bookOne({ ...both, amountCents: 12_750 }, known)).toMatchObject(part)
    expect(bookOne(both, over(known))).toMatchObject({ reason: 'booking-over' })
    expect(bookOne({ ...both, amountCents: 20_000 }, known)).toMatchObject({ outcome: 'review' })
  })

  it('is not the line that names the other payment: the owner is asked, if she may have seen it', () => {
    const paysBalance = { outcome: 'matched', pays: [{ kind: 'balance', cents: 9750 }] }
    const known = marked({ of: 1 })
    const booked = bookOne({ structured: b1, bookedOn: '2025-09-17' }, known)
    expect(booked).toMatchObject(paysBalance)
    expect(booked).not.toHaveProperty('pairs')
    const asked = { outcome: 'review', reason: 'marked-by-hand', reservationId: reservationId(1) }
    expect(bookOne({ structured: b1, bookedOn: '2025-09-16' }, known)).toMatchObject(asked)
    const other = { structured: b1, bookedOn: '2025-09-16', amountCents: 5000 } as const
    expect(bookOne(other, known)).toMatchObject({ pays: [{ kind: 'balance', cents: 5000 }] })
  })

  const byName = { payerName: 'PEETERS ANNELEEN' }
  const review = { outcome: 'review', reason: 'marked-by-hand' }

  it('waits for the owner when a namesake owes money', () => {
    const known = marked({ of: 1 })
    const bookings = known.bookings.map((booking) =>
      booking.reservationId === reservationId(2) ? { ...booking, name: 'A. Peeters' } : booking,
    )
    expect(bookOne(byName, { ...known, bookings })).toMatchObject(review)
  })

  it('never takes a line of another amount: the owner is asked', () => {
    const all = settled(marked({ of: 1 }))
    expect(bookOne({ structured: d1, amountCents: 9000 }, all)).toMatchObject(paidAlready)
    expect(bookOne({ structured: d1, amountCents: 9750 }, all)).toMatchObject(pair)
  })

  it('is known by amount and name in a line from before the mark', () => {
    const known = marked({ of: 1 })
    expect(bookOne(byName, known)).toMatchObject(pair)
    expect(bookOne({ ...byName, bookedOn: '2025-09-17' }, known)).toMatchObject(review)
  })

  it('is for the booking even when that has ended since', () => {
    expect(bookOne({ structured: d1 }, over(marked({ of: 1 })))).toMatchObject(pair)
  })

  it('is paid by a later line when it is owed again', () => {
    const owed = { ...marked({ of: 1 }), bookings: paid('balance').bookings }
    expect(bookOne({ structured: d1, bookedOn: '2025-09-17' }, owed)).toMatchObject({
      outcome: 'matched',
      pays: [{ kind: 'deposit', cents: 9750 }],
    })
  })
})

it('a line that waits and names a booking may show the receipts of that booking alone', () => {
  const own = { outcome: 'review', reason: 'paid-already', leftCents: 9750 } as const
  const waiting = { ...own, transaction: transaction({}), reservationId: reservationId(1) }
  const shownReceipts = receiptsBy(marked({ of: 1 }, { of: 2 }))(waiting)
  expect(shownReceipts.map(({ id }) => id)).toEqual(['h1'])
})
