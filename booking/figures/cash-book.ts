import type { Days } from '../dates/brussels-time.ts'
import { sum } from '../sum.ts'
import { isIn } from './period.ts'

type For =
  | { readonly reservationId: string; readonly voucherId?: undefined }
  | { readonly reservationId?: undefined; readonly voucherId: string }

type Cents = {
  /** What a bank took back is received less than nothing. */
  readonly receivedCents: number
  readonly refundedCents: number
  /** Paid with a gift voucher, whose money came when it was sold; less than nothing is what went back to it. */
  readonly redeemedCents: number
}

export type CashLine = For & Cents & { readonly day: string }

type Transaction = {
  readonly bookedOn: string
  readonly amountCents: number
  readonly outcome: string
  readonly reservationId: string | undefined
}

type Moved = For & { readonly amountCents: number; readonly day: string }

export type CashMoved = {
  readonly transactions: readonly Transaction[]
  /** What was marked by hand, receipts and refunds, and told by no statement. */
  readonly handReceipts: readonly Moved[]
  readonly refundsPaid: readonly Moved[]
  /** On the day of the line that tells of them. */
  readonly refundsTold: readonly Moved[]
  readonly takenBack: readonly Moved[]
  /** By a line of a statement, or else by hand; likewise what went back to who bought them. */
  readonly vouchersSold: readonly Moved[]
  readonly vouchersRefunded: readonly Moved[]
  readonly redeemed: readonly Moved[]
}

/** Each sum once, on the bank's day or else the day it was marked: statements may come after the quarter. */
export function cashLines(moved: CashMoved, days: Days): readonly CashLine[] {
  const received = [...moved.handReceipts, ...moved.vouchersSold]
  const refunded = [...moved.refundsPaid, ...moved.refundsTold, ...moved.vouchersRefunded]
  const lines = [
    ...moved.transactions.flatMap(lineOfTransaction),
    ...received.map((each) => lineOn(each, { receivedCents: each.amountCents })),
    ...moved.takenBack.map((each) => lineOn(each, { receivedCents: 0 - each.amountCents })),
    ...refunded.map((each) => lineOn(each, { refundedCents: each.amountCents })),
    ...moved.redeemed.map((each) => lineOn(each, { redeemedCents: each.amountCents })),
  ]
  return lines
    .filter((line) => isIn(days, line.day) && centsOf.some((each) => line[each] !== 0))
    .toSorted((a, b) => compare(a.day, b.day) || compare(idOf(a), idOf(b)))
}

const centsOf = ['receivedCents', 'refundedCents', 'redeemedCents'] as const

function idOf({ reservationId, voucherId }: For): string {
  return reservationId ?? voucherId
}

/** So that received is what came for bookings and for vouchers, as in the receipts journal. */
export function cashTotals(lines: readonly CashLine[]) {
  const totalOf = (own: readonly CashLine[], each: keyof Cents) => sum(own, (line) => line[each])
  const forVouchers = lines.filter(({ voucherId }) => voucherId !== undefined)
  const forBookings = lines.filter(({ voucherId }) => voucherId === undefined)
  const money = (own: readonly CashLine[]) => ({
    receivedCents: totalOf(own, 'receivedCents'),
    refundedCents: totalOf(own, 'refundedCents'),
  })
  return {
    bookings: money(forBookings),
    vouchers: money(forVouchers),
    together: money(lines),
    redeemedCents: totalOf(lines, 'redeemedCents'),
  }
}

const booked = ['matched', 'part', 'over']

/** What waits for a look of the owner, or was nobody's, is no income yet. */
export function isIncome({
  amountCents,
  outcome,
}: Pick<Transaction, 'amountCents' | 'outcome'>): boolean {
  return booked.includes(outcome) && amountCents > 0
}

function lineOfTransaction(transaction: Transaction): readonly CashLine[] {
  const { bookedOn: day, amountCents, reservationId } = transaction
  if (reservationId === undefined || !isIncome(transaction)) return []
  return [lineOn({ day, reservationId, amountCents }, { receivedCents: amountCents })]
}

function lineOn({ amountCents: _moved, ...line }: Moved, cents: Partial<Cents>): CashLine {
  return { ...line, receivedCents: 0, refundedCents: 0, redeemedCents: 0, ...cents }
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}
