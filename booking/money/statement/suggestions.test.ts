import { describe, expect, it } from 'vitest'
import { withCpuTime } from '#tests/support/cpu-time.ts'
import { bookOne, knownWith, transaction } from '#tests/support/statements/book-one.ts'
import { printed } from '#tests/support/statements/plain-transaction.ts'
import { nothingPaid, openBookings, reservationId } from '#tests/support/statements/ten-bookings.ts'
import { references } from '#tests/support/statements/ten-transactions.ts'
import { bookTransactions } from './book-transactions.ts'
import type { KnownMoney, OpenBooking } from './known-money.ts'

const { d3 } = references
const ids = (...numbers: readonly number[]) =>
  numbers.map((n) => ({ reservationId: reservationId(n) }))

const first = openBookings[0]!
/** A booking like the first, which owes a deposit alone. */
const owingDeposit = (reference: string, different: Partial<OpenBooking>) => {
  return { ...first, ...different, payments: [{ ...first.payments[0]!, reference }] }
}

describe('a wrong reference', () => {
  const swapped = `${d3.slice(0, 9)}${d3[10]}${d3[9]}${d3[11]}`
  const wrong = { outcome: 'review', reason: 'wrong-check-digits' }

  it.each([
    ['one digit wrong', `${d3.slice(0, 5)}${(Number(d3[5]) + 3) % 10}${d3.slice(6)}`],
    ['two digits that changed places', swapped],
  ])('by %s suggests the booking, when the amount is right', (_, structured) => {
    for (const found of [{ structured }, { freeText: `voorschot ${printed(structured)}` }]) {
      expect(bookOne(found)).toMatchObject({ ...wrong, suggestions: ids(3) })
    }
    const other = bookOne({ structured, amountCents: 9700 })
    expect(other).toMatchObject({ ...wrong, suggestions: [] })
  })

  it('suggests both when it is near two bookings', () => {
    const bookings = ['984000000195', '984000000296'].map((reference, nth) => {
      return owingDeposit(reference, { reservationId: reservationId(nth + 1) })
    })
    const between = bookOne({ structured: '984000000196' }, { ...nothingPaid, bookings })
    expect(between).toMatchObject({ outcome: 'review', suggestions: ids(2, 1) })
  })

  it('is shown when it is right but of no booking', () => {
    const unknown = '090933755493'
    for (const found of [{ structured: unknown }, { freeText: `zie ${printed(unknown)}` }]) {
      expect(bookOne(found)).toMatchObject({ outcome: 'review', reason: 'unknown-reference' })
    }
  })

  it('is not any twelve digits in a text', () => {
    for (const freeText of ['klant 123456789012', 'tel 0470 12 34 56 78 of 03']) {
      expect(bookOne({ freeText, amountCents: 1234 })).toMatchObject({ outcome: 'ignored' })
    }
  })
})

describe('money without a reference', () => {
  const waits = { outcome: 'review', reason: 'no-reference' }

  const deposit = (amountCents: number) => [
    { reservationId: reservationId(3), pays: [{ kind: 'deposit', cents: amountCents }] },
  ]

  it('is suggested, not booked, by the exact amount and a similar name', () => {
    const exact = bookOne({ payerName: 'MAES SOFIE' })
    expect(exact).toMatchObject({ ...waits, suggestions: deposit(9750) })
    const both = bookOne({ payerName: 'S. Maes', amountCents: 19_500 })
    const pays = [{ kind: 'deposit' }, { kind: 'balance' }]
    expect(both).toMatchObject({ suggestions: [{ pays }] })
  })

  it('is suggested from another account when its text names the guest', () => {
    const payerName = 'Greet De Keyser'
    const freeText = 'workshop voor onze Sofie Maes'
    expect(bookOne({ payerName, freeText })).toMatchObject({ ...waits, suggestions: ids(3) })
  })

  it('is suggested when its text has the booking’s code, and can go back to that guest', () => {
    const freeText = 'reservatie 00000003, dank u'
    const known = { outcome: 'review', reservationId: reservationId(3) }
    const part = bookOne({ freeText, amountCents: 5000 })
    expect(part).toMatchObject({ ...known, suggestions: deposit(5000) })
    const tooMuch = bookOne({ freeText, amountCents: 25_000 })
    expect(tooMuch).toMatchObject({ outcome: 'review', suggestions: ids(3) })
  })

  it('is suggested by the guest’s name, also for another amount', () => {
    const other = bookOne({ payerName: 'Sofie Maes', amountCents: 6000 })
    expect(other).toMatchObject({ ...waits, suggestions: deposit(6000) })
  })

  it('waits with a button for each booking that may be meant', () => {
    const namesakes = knownWith({ name: 'Sofie Maes' })
    const payerName = 'MAES SOFIE'
    expect(bookOne({ payerName }, namesakes)).toMatchObject({ ...waits, suggestions: ids(1, 3) })
    // The payer is a guest, and the text names another one.
    const freeText = 'voor Tom Willems'
    expect(bookOne({ payerName, freeText })).toMatchObject({ suggestions: ids(3, 4) })
    // Two guests share the name; one owes this sum.
    const part = knownWith({ name: 'Sofie Maes', owed: { amountCents: 4000 } })
    expect(bookOne({ payerName }, part)).toMatchObject({ suggestions: ids(3) })
  })

  it('is suggested by a first name, with the open amount or the workshop’s day', () => {
    const namesakes = knownWith({ name: 'Sofie Claes', workshopOn: '2025-09-30' })
    const freeText = 'Workshop 30/9 Sofie'
    const both = { ...waits, suggestions: ids(1, 3) }
    expect(bookOne({ freeText }, namesakes)).toMatchObject(both)
    const dated = { ...waits, suggestions: ids(1) }
    expect(bookOne({ freeText, amountCents: 6000 }, namesakes)).toMatchObject(dated)
    const other = { freeText: 'Sofie eieren', amountCents: 1200 }
    expect(bookOne(other, namesakes)).toMatchObject({ outcome: 'ignored' })
  })

  it('waits without a name when an open amount or a word of a workshop fits', () => {
    const settled = knownWith({ owed: { paidCents: 1000, amountCents: 7777 } })
    const exact = bookOne({ payerName: 'Iemand Anders', amountCents: 6777 }, settled)
    expect(exact).toMatchObject({ ...waits, suggestions: [] })
    const line = { payerName: 'Iemand Anders', amountCents: 6000 }
    for (const freeText of ['workshop', 'Acompte', 'booking drinks', 'RÉSERVATION']) {
      expect(bookOne({ ...line, freeText })).toMatchObject({ ...waits, suggestions: [] })
    }
  })

  it('waits without a name when its text has a word of a name of the house’s workshops', () => {
    const judged = (freeText: string, names: readonly string[]) =>
      bookTransactions([transaction({ freeText, amountCents: 6000 })], nothingPaid, names)[0]
    const names = ['Raku stoken', 'Kaasmaken voor beginners', 'L’art du raku']
    for (const freeText of ['RAKU 2 pers', 'kaas zaterdag', 'rakustook'])
      expect(judged(freeText, names)).toMatchObject({ ...waits, suggestions: [] })
    for (const freeText of ['voor eieren', 'brood', 'art'])
      expect(judged(freeText, names)).toMatchObject({ outcome: 'ignored' })
    expect(judged('raku', ['Zuurdesembrood'])).toMatchObject({ outcome: 'ignored' })
  })

  it('waits without suggestions when too many bookings fit', () => {
    const bookings = Array.from({ length: 9 }, (_, i) => {
      return owingDeposit(`11111111111${i}`, { reservationId: reservationId(i) })
    })
    const owed = (count: number) => ({ ...nothingPaid, bookings: bookings.slice(0, count) })
    const suggested = (known: KnownMoney) => {
      const booked = bookOne({ payerName: first.name }, known)
      return booked.outcome === 'review' ? booked.suggestions?.length : booked.outcome
    }
    expect([8, 9].map((count) => suggested(owed(count)))).toEqual([8, 0])
  })

  it.each([
    ['an amount that nobody owes', { amountCents: 9700 }],
    ['a surname that many have', { payerName: 'Jan Maes', amountCents: 9700 }],
    ['a day before the booking was asked for', { payerName: 'Sofie Maes', bookedOn: '2025-08-31' }],
  ] as const)('belongs to nobody with %s', (_, different) => {
    expect(bookOne(different)).toMatchObject({ outcome: 'ignored' })
  })

  it('belongs to nobody when that guest’s booking is over or paid', () => {
    const theirs = { payerName: 'Sofie Maes', amountCents: 1234 }
    const over = knownWith({ of: reservationId(3), status: 'cancelled' })
    expect(bookOne(theirs, over)).toMatchObject({ outcome: 'ignored' })
    const settled = knownWith({ of: reservationId(3), owed: { paidCents: 9750 } })
    expect(bookOne(theirs, settled)).toMatchObject({ outcome: 'ignored' })
  })

  it('is judged after all certain lines are booked', () => {
    const transactions = [transaction({ payerName: 'Sofie Maes' }), transaction({ structured: d3 })]
    expect(bookTransactions(transactions, nothingPaid)).toMatchObject([
      { outcome: 'review', suggestions: [{ pays: [{ kind: 'balance' }] }] },
      { outcome: 'matched' },
    ])
  })

  it('is looked for among thousands of bookings without holding up the office', () => {
    const nameOf = (i: number) => `Guest${i.toString(36).replaceAll(/\d/g, 'q')} Maes`
    const many = Array.from({ length: 2000 }, (_, i) => {
      const own = { reservationId: String(i).padStart(8, '0'), name: nameOf(i) }
      return owingDeposit(String(i).padStart(12, '0'), own)
    })
    const strangers = Array.from({ length: 3000 }, (_, i) =>
      transaction({
        payerName: `Janssens ${nameOf(i).split(' ')[0]}x`,
        freeText: 'nr 091234567890',
      }),
    )
    const { cpuMs } = withCpuTime(() =>
      bookTransactions(strangers, { ...nothingPaid, bookings: many }),
    )
    expect(cpuMs).toBeLessThan(8000)
  })
})
