import { describe, expect, it } from 'vitest'
import {
  bookOne,
  knownWith,
  transaction,
  transactionsOf,
  paid,
} from '#tests/support/statements/book-one.ts'
import { printed } from '#tests/support/statements/plain-transaction.ts'
import { nothingPaid, reservationId } from '#tests/support/statements/ten-bookings.ts'
import { references, tenTransactions, writers } from '#tests/support/statements/ten-transactions.ts'
import { structuredCommunication } from '../structured-communication.ts'
import { bookTransactions } from './book-transactions.ts'

const { d1, b1, d2 } = references

describe.each(Object.entries(writers))('the ten transactions in %s', (_, write) => {
  it('are told apart', () => {
    const booked = bookTransactions(transactionsOf(write(tenTransactions)), nothingPaid)
    const pays = (n: number, kinds: readonly ('deposit' | 'balance')[], cents = 9750) => ({
      reservationId: reservationId(n),
      pays: kinds.map((kind) => ({ kind, cents })),
    })
    const waits = (reason: string, suggestion: ReturnType<typeof pays>) => ({
      outcome: 'review',
      reason,
      suggestions: [suggestion],
    })
    expect(booked).toMatchObject([
      { outcome: 'matched', ...pays(1, ['deposit']) },
      { outcome: 'matched', ...pays(2, ['deposit', 'balance']) },
      { outcome: 'matched', ...pays(3, ['deposit']) },
      { outcome: 'matched', ...pays(4, ['deposit']) },
      { outcome: 'part', ...pays(5, ['deposit'], 5000) },
      waits('wrong-check-digits', pays(6, ['deposit'])),
      { outcome: 'matched', ...pays(7, ['deposit']) },
      { outcome: 'ignored' },
      waits('paid-already', pays(1, ['balance'])),
      { outcome: 'ignored' },
    ])
  })
})

describe('money under a reference', () => {
  const id = reservationId(1)
  const deposit = (cents: number) => ({ kind: 'deposit', cents })
  const balance = (cents: number) => ({ kind: 'balance', cents })

  it.each([
    ['the deposit', 9750, d1, 'matched', [deposit(9750)]],
    ['the deposit, under the balance’s', 9750, b1, 'matched', [deposit(9750)]],
    ['both, under the deposit’s', 19_500, d1, 'matched', [deposit(9750), balance(9750)]],
    ['both, under the balance’s', 19_500, b1, 'matched', [deposit(9750), balance(9750)]],
    ['less', 9749, d1, 'part', [deposit(9749)]],
    ['a cent', 1, b1, 'part', [deposit(1)]],
    ['more than the deposit', 9751, d1, 'part', [deposit(9750), balance(1)]],
    ['nearly all, under the balance’s', 19_000, b1, 'part', [deposit(9750), balance(9250)]],
  ])('that is %s', (_, amountCents, structured, outcome, pays) => {
    expect(bookOne({ amountCents, structured })).toMatchObject({ outcome, reservationId: id, pays })
  })

  it('is booked only as far as it is owed', () => {
    const both = [deposit(9750), balance(9750)]
    const more = { outcome: 'over', reservationId: id, pays: both, restCents: 500 }
    expect(bookOne({ amountCents: 20_000, structured: d1 })).toMatchObject(more)
    const settled = bookOne({ structured: d1 }, knownWith({ owed: { paidCents: 9750 } }))
    expect(settled).toMatchObject({ ...more, pays: [], restCents: 9750 })
  })

  it('completes payments in parts, and then matches', () => {
    const rest = bookOne({ amountCents: 4750, structured: d1 }, paid('deposit', 5000))
    expect(rest).toMatchObject({ outcome: 'matched', pays: [deposit(4750)] })
    const parts = [5000, 4750].map((amountCents) => transaction({ amountCents, structured: d1 }))
    const outcomes = bookTransactions(parts, nothingPaid).map(({ outcome }) => outcome)
    expect(outcomes.toSorted()).toEqual(['matched', 'part'])
  })

  it('waits for the owner the second time, with the balance suggested', () => {
    const waits = { outcome: 'review', reason: 'paid-already', reservationId: id }
    const second = bookOne({ structured: d1 }, paid('deposit'))
    expect(second).toMatchObject({ ...waits, suggestions: [{ pays: [balance(9750)] }] })
    // No suggestion fits a larger amount than is open.
    const more = bookOne({ structured: d1, amountCents: 19_500 }, paid('deposit'))
    expect(more).toMatchObject({ ...waits, suggestions: [] })
  })

  it('pays both payments when each is named once, in either order', () => {
    for (const [first, second] of [
      [b1, d1],
      [d1, b1],
    ] as const) {
      const lines = [
        { bookedOn: '2025-09-15', structured: first },
        { bookedOn: '2025-09-16', structured: second },
      ] as const
      const pays = [first, second].map((one) => [one === d1 ? deposit(9750) : balance(9750)])
      expect(bookTransactions(lines.map(transaction), nothingPaid)).toMatchObject(
        pays.map((each) => ({ outcome: 'matched', pays: each })),
      )
    }
  })

  it.each([
    [9750, 0, 'matched'],
    [6750, 3000, 'matched'],
    [100, 9750, 'review'],
  ])('pays the balance after %i cents of other references and %i of its own: %s', (...cents) => {
    const [others, own, outcome] = cents
    const namedBefore = [
      { kinds: ['balance'], cents: others },
      { kinds: ['deposit'], cents: own },
    ] as const
    const known = paid('deposit')
    const bookings = known.bookings.map((each) => ({ ...each, namedBefore }))
    expect(bookOne({ structured: d1 }, { ...known, bookings })).toMatchObject({ outcome })
  })

  it('pays both payments when it names both', () => {
    const freeText = `${printed(d1)} en ${printed(b1)}`
    expect(bookOne({ freeText }, paid('deposit'))).toMatchObject({ pays: [balance(9750)] })
    expect(bookOne({ freeText, amountCents: 19_500 })).toMatchObject({
      outcome: 'matched',
      pays: [deposit(9750), balance(9750)],
    })
  })

  it('counts from the field before the text', () => {
    expect(bookOne({ structured: d1, freeText: printed(d2) })).toMatchObject({ reservationId: id })
  })

  it('is not booked when it names several bookings, shares or vouchers', () => {
    const [share, other, gift] = ['1', '2', '3'].map((n) => structuredCommunication(n.repeat(10)))
    const companions = [share!, other!].map((reference) => {
      return { id: reference, reference, reservationId: id }
    })
    const vouchers = [{ id: 'gift', reference: gift!, openCents: 9750 }]
    const known = { ...nothingPaid, companions, vouchers }
    const naming = (...named: string[]) =>
      bookOne({ freeText: named.map((each) => printed(each)).join(' ') }, known)
    const waits = { outcome: 'review', reason: 'several-bookings' }
    const one = { ...waits, reservationId: id, suggestions: [{ reservationId: id }] }
    expect(naming(share!, other!)).toMatchObject(one)
    expect(naming(share!, d1)).toMatchObject(one)
    for (const named of [d2, gift!]) expect(naming(named, d1)).toMatchObject(waits)
    expect(naming(gift!, d1)).not.toHaveProperty('reservationId')
    expect(naming(share!)).toMatchObject({ outcome: 'matched', pays: [deposit(9750)] })
    expect(naming(gift!)).toMatchObject({ outcome: 'matched', voucher: { id: 'gift' } })
    const late = { outcome: 'review', reason: 'voucher-lapsed' }
    const lapsed = [{ ...vouchers[0]!, lapsesAfter: '2025-01-01' as const }]
    expect(bookOne({ structured: gift! }, { ...known, vouchers: lapsed })).toMatchObject(late)
    const inField = bookOne({ structured: d1, freeText: printed(gift!) }, known)
    expect(inField).toMatchObject({ outcome: 'matched', reservationId: id })
  })

  it.each(['declined', 'cancelled'] as const)(
    'waits for the owner when its booking is %s',
    (status) => {
      const waits = { outcome: 'review', reason: 'booking-over', reservationId: id }
      expect(bookOne({ structured: d1 }, knownWith({ status }))).toMatchObject(waits)
    },
  )

  it.each(['requested', 'confirmed', 'secured', 'paid', 'completed'] as const)(
    'is booked when its booking is %s',
    (status) => {
      expect(bookOne({ structured: d1 }, knownWith({ status })).outcome).toBe('matched')
    },
  )
})
