import { createLineJudge } from './book-transactions.ts'
import type {
  BookedLine,
  KnownMoney,
  NotedReceipt,
  OrderedVoucher,
  ReviewReason,
  Suggestion,
} from './known-money.ts'
import { owesExactly } from './debtors.ts'
import { fitsByName } from './noted-receipts.ts'
import { type SummedBooking, openSumsOf, openOf, owes, partsOf, takesMoney } from './open-sums.ts'
import { depositFirst, type PaymentPart } from '../owed.ts'
import { tellingLength, partsOfName } from '../../people/names-alike.ts'
import { compareTexts } from '../../compare-texts.ts'
import { allocate, sum } from '../../sum.ts'
import type { BankTransaction } from './transaction.ts'
import { referencesOf } from './references-in-text.ts'
import type { Id } from '../../id.ts'
import type { Cents } from '../../units.ts'

export type WaitingTransaction = {
  readonly transaction: BankTransaction
  readonly outcome: 'review' | 'over'
  readonly reason: ReviewReason | undefined
  readonly reservationId: Id<'reservation'> | undefined
  readonly leftCents: Cents
}

export function suggestionsBy(
  known: KnownMoney,
): (waiting: WaitingTransaction) => readonly Suggestion[] {
  const alone = createLineJudge(known)
  const bookings = [...openSumsOf(known).bookings.values()]
  return (waiting) => {
    const { outcome, reason, reservationId, leftCents, transaction } = waiting
    const isPutBack = reason === 'put-back'
    if (!canBook(waiting) || reason === 'voucher-lapsed') return []
    if (outcome === 'over' && !isPutBack) return ofSameGuest(bookings, waiting)
    const suggestions = suggestedBy(alone({ ...transaction, amountCents: leftCents }))
    // The owner has just taken the line off this booking.
    return isPutBack
      ? suggestions.filter((one) => one.reservationId !== reservationId)
      : suggestions
  }
}

/** Other bookings of the guest, where the booking that the line names is paid. */
function ofSameGuest(
  bookings: readonly SummedBooking[],
  { reservationId, leftCents }: WaitingTransaction,
): readonly Suggestion[] {
  const found = bookings.find((one) => one.reservationId === reservationId)
  const others = bookings.filter(
    (one) => one !== found && found?.words.join(' ') === one.words.join(' ') && takesMoney(one),
  )
  return others
    .filter((one) => found?.words.length !== 0 && leftCents <= openOf(one))
    .map((one) => ({ reservationId: one.reservationId, pays: partsOf(one, leftCents) }))
}

function suggestedBy(booked: BookedLine): readonly Suggestion[] {
  if (booked.outcome === 'review') return booked.suggestions ?? []
  if (!('pays' in booked) || booked.pays.length === 0) return []
  return [{ reservationId: booked.reservationId, pays: booked.pays }]
}

/** Noted receipts that a line may show: of the booking it names, or of the payer's name. */
export function receiptsBy(known: KnownMoney) {
  const { bookings } = openSumsOf(known)
  return (waiting: WaitingTransaction): readonly NotedReceipt[] => {
    if (waiting.outcome !== 'review' || !canBook(waiting)) return []
    const { transaction, reservationId } = waiting
    return known.notedReceipts.filter((receipt) =>
      reservationId === undefined
        ? fitsByName(transaction, receipt, bookings)
        : receipt.reservationId === reservationId &&
          receipt.amountCents === transaction.amountCents,
    )
  }
}

export function lapsedOrderOf(
  { reason, leftCents, transaction }: WaitingTransaction,
  { vouchers }: Pick<KnownMoney, 'vouchers'>,
): OrderedVoucher | undefined {
  if (reason !== 'voucher-lapsed') return undefined
  const named = referencesOf(transaction)
  return vouchers.find((each) => named.includes(each.reference) && leftCents <= each.openCents)
}

/** All bookings that owe, the best fit first: by a word of the name, then by the sum; then by name. */
export function bookingsThatOwe(
  { transaction, leftCents }: Pick<WaitingTransaction, 'transaction' | 'leftCents'>,
  known: KnownMoney,
): readonly string[] {
  const { payerName = '', freeText } = transaction
  const named = new Set(partsOfName(`${payerName} ${freeText}`))
  const isNamed = ({ words }: SummedBooking) =>
    words.some((word) => word.length >= tellingLength && named.has(word))
  const fit = (booking: SummedBooking) =>
    (isNamed(booking) ? 2 : 0) + (owesExactly(booking, leftCents) ? 1 : 0)
  return [...openSumsOf(known).bookings.values()]
    .filter(owes)
    .toSorted((a, b) => fit(b) - fit(a) || compareTexts(a.words.join(' '), b.words.join(' ')))
    .map(({ reservationId }) => reservationId)
}

export function canBook({ leftCents, reason }: WaitingTransaction): boolean {
  return leftCents > 0 && reason !== 'reversal'
}

export function sendBackCents(waiting: WaitingTransaction): Cents {
  return waiting.reservationId !== undefined && canBook(waiting) ? waiting.leftCents : 0
}

/** The balance gives first, so that nobody is asked for a deposit that is there; undefined when too little was paid. */
export function partsTakenBack(
  { reason, reservationId, leftCents }: WaitingTransaction,
  { bookings }: Pick<KnownMoney, 'bookings'>,
): readonly PaymentPart[] | undefined {
  if (reason !== 'reversal' || reservationId === undefined || leftCents >= 0) return undefined
  const booking = bookings.find((one) => one.reservationId === reservationId)
  if (!booking || !takesMoney(booking)) return undefined
  const lastFirst = depositFirst(booking.payments).toReversed()
  const parts = allocate(-leftCents, lastFirst, ({ paidCents }) => paidCents)
  if (sum(parts, ({ cents }) => cents) !== -leftCents) return undefined
  return parts.map(({ of: { kind }, cents }) => ({ kind, cents }))
}
