import { isIn } from './period.ts'

/** Money that moved for a booking on a day, in cents; what a bank took back is received less than nothing. */
export type CashLine = {
  readonly day: string
  readonly reservationId: string
  readonly receivedCents: number
  readonly refundedCents: number
}

type Transaction = {
  readonly bookedOn: string
  readonly amountCents: number
  readonly outcome: string
  readonly reservationId: string | undefined
}

type Moved = {
  readonly reservationId: string
  readonly amountCents: number
  readonly day: string
}

export type CashMoved = {
  readonly transactions: readonly Transaction[]
  /** What was marked by hand, receipts and refunds, and told by no statement. */
  readonly handReceipts: readonly Moved[]
  readonly refundsPaid: readonly Moved[]
  /** On the day of the line that tells of them. */
  readonly refundsTold: readonly Moved[]
  readonly takenBack: readonly Moved[]
}

/**
 * Each sum once, on the day the bank booked it, or else on the day it was marked by hand: a statement is
 * often read after the quarter it tells of.
 */
export function cashLines(
  moved: CashMoved,
  days: { readonly from: string; readonly until: string },
): readonly CashLine[] {
  const { transactions, handReceipts, refundsPaid, refundsTold, takenBack } = moved
  const lines = [
    ...transactions.flatMap(lineOfTransaction),
    ...handReceipts.map((each) => lineOn(each, { receivedCents: each.amountCents })),
    ...takenBack.map((each) => lineOn(each, { receivedCents: 0 - each.amountCents })),
    ...[...refundsPaid, ...refundsTold].map((each) =>
      lineOn(each, { refundedCents: each.amountCents }),
    ),
  ]
  return lines
    .filter(
      (line) => isIn(days, line.day) && (line.receivedCents !== 0 || line.refundedCents !== 0),
    )
    .toSorted((a, b) => compare(a.day, b.day) || compare(a.reservationId, b.reservationId))
}

const booked = ['matched', 'part', 'over']

/** What waits for a look of the owner, or was nobody's, is no income yet. */
export function isIncome({ amountCents, outcome }: Transaction): boolean {
  return booked.includes(outcome) && amountCents > 0
}

function lineOfTransaction(transaction: Transaction): readonly CashLine[] {
  const { bookedOn: day, amountCents, reservationId } = transaction
  if (reservationId === undefined || !isIncome(transaction)) return []
  return [{ day, reservationId, receivedCents: amountCents, refundedCents: 0 }]
}

function lineOn({ day, reservationId }: Moved, cents: Partial<CashLine>): CashLine {
  return { day, reservationId, receivedCents: 0, refundedCents: 0, ...cents }
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}
