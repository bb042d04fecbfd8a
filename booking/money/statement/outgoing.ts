import { referenceOf } from '../../reservations/reference.ts'
import { sum } from '../../sum.ts'
import type { BookedLine, StoredLine, OpenRefund } from './known-money.ts'
import { combinations } from './combinations.ts'
import type { BankTransaction } from './transaction.ts'
import { codesIn, referencesOf } from './references-in-text.ts'
import { isNear } from './noted-receipts.ts'
import type { OpenSums } from './open-sums.ts'
import type { Cents } from '../../units.ts'

/** A transfer pays a refund that waits, or shows one marked by hand; where several fit, the owner chooses. */
export function bookOutgoing(transaction: BankTransaction, refunds: OpenRefund[]): BookedLine {
  const [first, ...others] = refundsFitting(transaction, refunds)
  if (!first) return { transaction, outcome: 'ignored' }
  const hasNames = refunds.some((each) => names(transaction, each))
  if (others.length > 0 || (hasNames && !first.every((each) => names(transaction, each)))) {
    return { transaction, outcome: 'review', reason: 'which-refund' }
  }
  for (const refund of first) refunds.splice(refunds.indexOf(refund), 1)
  return refundLine(transaction, first)
}

/** A transfer that names a booking without a refund of that sum: the farm may have paid twice. */
export function bookUnowed(transaction: BankTransaction, { codes }: OpenSums): BookedLine {
  const [first, ...others] = [...codesIn(transaction.freeText)].flatMap(
    (code) => codes.get(code) ?? [],
  )
  if (!first) return { transaction, outcome: 'ignored' }
  const itsBooking = others.length === 0 ? { reservationId: first.reservationId } : {}
  return { transaction, outcome: 'review', reason: 'no-refund', ...itsBooking }
}

/** The line belongs to the first booking among its refunds, or to none where all are of gift vouchers. */
export function refundLine(
  transaction: BankTransaction,
  refunds: readonly OpenRefund[],
): StoredLine {
  const first = refunds.find(({ reservationId }) => reservationId !== undefined)
  return { transaction, outcome: 'matched', reservationId: first?.reservationId, refunds }
}

const maxTogether = 10

/** Refunds that a transfer may have paid: first those to its own account, then the marked ones, then the oldest. */
export function refundsFitting(
  transaction: BankTransaction,
  refunds: readonly OpenRefund[],
): readonly (readonly OpenRefund[])[] {
  const { payerIban, amountCents } = transaction
  const isOfPayer = ({ accounts }: OpenRefund) =>
    Number(payerIban !== undefined && accounts.includes(payerIban))
  const possible = refunds
    .filter((refund) => couldPay(refund, transaction))
    .toSorted((a, b) => isOfPayer(b) - isOfPayer(a) || isByHand(b) - isByHand(a))
  const named = possible.filter((refund) => names(transaction, refund))
  const ofPayer = possible.filter(isOfPayer)
  const byName = choicesOf(named, -amountCents)
  return byName.length > 0 ? byName : choicesOf(ofPayer, -amountCents)
}

const isByHand = ({ byHandOn }: OpenRefund) => Number(byHandOn !== undefined)

function choicesOf(refunds: readonly OpenRefund[], cents: Cents) {
  const singles = refunds.map((one) => [one])
  const fitting = [...singles, ...combinations(singles.slice(0, maxTogether))].filter(
    (group) => sum(group, ({ amountCents }) => amountCents) === cents,
  )
  return [...Map.groupBy(fitting, bookingsOf).values()].map(([first]) => first!)
}

/** Refunds of one booking and amount are one choice, which the best of them stands for. */
function bookingsOf(group: readonly OpenRefund[]): string {
  return group
    .map((one) => `${one.reservationId ?? one.voucherReference} ${one.amountCents}`)
    .toSorted()
    .join()
}

/** A transfer pays a refund that exists by then, and shows a marked one only near the day of the mark. */
function couldPay({ createdOn, byHandOn }: OpenRefund, { bookedOn }: BankTransaction): boolean {
  return bookedOn >= createdOn && (byHandOn === undefined || isNear(byHandOn, bookedOn))
}

/** The farm writes this reference, which the guest knows, in its transfers. */
function names(transaction: BankTransaction, refund: OpenRefund): boolean {
  const { reservationId, voucherReference } = refund
  return reservationId === undefined
    ? referencesOf(transaction).includes(voucherReference)
    : codesIn(transaction.freeText).has(referenceOf(reservationId))
}
