import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { knownMoney, statement } from '#tests/support/statements/any-statement.ts'
import { nothingPaid } from '#tests/support/statements/ten-bookings.ts'
import { bookTransactions, createLineJudge } from './book-transactions.ts'
import type { Owed } from '../owed.ts'
import type { BookedLine, KnownMoney, OpenBooking } from './known-money.ts'
import { referencesOf } from './references-in-text.ts'
import type { BankTransaction } from './transaction.ts'

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

/** Payments that a line names, as the store tells of a line that paid. */
function namedBy(line: BookedLine, { reservationId, payments }: OpenBooking) {
  if (!('pays' in line) || line.reservationId !== reservationId) return []
  const references = referencesOf(line.transaction)
  const kinds = payments
    .filter((payment) => references.includes(payment.reference))
    .map(({ kind }) => kind)
  const restCents = line.outcome === 'over' ? line.restCents : 0
  return [{ kinds, cents: line.transaction.amountCents - restCents }]
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
      namedBefore: [
        ...(booking.namedBefore ?? []),
        ...booked.flatMap((line) => namedBy(line, booking)),
      ],
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

/** Totals of all bookings but those with a noted receipt and several lines: which line shows it may depend on the file. */
function surelyPaid(transactions: readonly BankTransaction[], before: KnownMoney) {
  const noted = new Set<string>(before.notedReceipts.map((receipt) => receipt.reservationId))
  const ofLine = (line: BookedLine) => ('reservationId' in line ? (line.reservationId ?? '') : '')
  const lines = Map.groupBy(transactions, (line) => ofLine(bookTransactions([line], before)[0]!))
  const isSure = (id: string) => !noted.has(id) || (lines.get(id) ?? []).length < 2
  return (booked: readonly BookedLine[]) => totals(booked.filter((line) => isSure(ofLine(line))))
}

it('a statement in two files pays the same as in one, when their days do not mix', () => {
  always((transactions, before) => {
    const early = transactions.filter(({ bookedOn }) => bookedOn < '2025-09-15')
    const first = bookTransactions(early, before)
    const between = after(first, before)
    const whole = bookTransactions(transactions, before)
    // The second export goes back further than it need, as people's do.
    const second = bookTransactions(transactions, between)
    const paid = surelyPaid(transactions, before)
    expect(paid([...first, ...second])).toEqual(paid(whole))
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
