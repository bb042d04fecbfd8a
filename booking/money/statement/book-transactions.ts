import type {
  BookedLine,
  KnownMoney,
  NotedReceipt,
  OpenRefund,
  OrderedVoucher,
} from './known-money.ts'
import { paymentKinds } from '../owed.ts'
import { type Debtors, debtorsOf } from './debtors.ts'
import { alreadyPaid, reviewLine, payingEach } from './suggestions.ts'
import { isSoonShown, type NamedPayments, pairByName, pairNamed } from './noted-receipts.ts'
import {
  isOfOtherOrder,
  type OpenSums,
  openSumsOf,
  openOf,
  payInto,
  unpay,
  takesMoney,
} from './open-sums.ts'
import { type BankTransaction, seenBefore } from './transaction.ts'
import { compareTexts } from '../../compare-texts.ts'
import { bookOutgoing, bookUnowed } from './outgoing.ts'
import { referencesIn, referencesOf } from './references-in-text.ts'

/** Independent of the order of the file; a statement that comes twice suggests nothing new. `workshops` are their names. */
export function bookTransactions(
  transactions: readonly BankTransaction[],
  known: KnownMoney,
  workshops: readonly string[] = [],
): readonly BookedLine[] {
  const sums = openSumsOf(known)
  const vouchers = new Map(known.vouchers.map((each) => [each.reference, each]))
  const open = { sums, vouchers, refunds: [...known.refunds], noted: [...known.notedReceipts] }
  const seen = seenBefore(transactions, known.seen)
  const results = new Map<BankTransaction, BookedLine | DeferredLine>()
  const { deposits = [], others = [] } = Object.groupBy(transactions.toSorted(byDay), (one) =>
    namesDeposit(one, sums) ? 'deposits' : 'others',
  )
  for (const transaction of [...deposits, ...others]) {
    results.set(
      transaction,
      seen.has(transaction) ? { transaction, outcome: 'seen-before' } : bookOne(transaction, open),
    )
  }
  const debtors = debtorsOf(sums, workshops)
  return transactions.map((transaction) => resolved(results.get(transaction)!, debtors))
}

/** Judges a line by what is known at first: the lines judged before it do not count. */
export function createLineJudge(known: KnownMoney): (transaction: BankTransaction) => BookedLine {
  const sums = openSumsOf(known)
  const debtors = debtorsOf(sums)
  const alone = { sums, vouchers: new Map(), refunds: [], noted: [] }
  return (transaction) => {
    const line = resolved(bookOne(transaction, alone), debtors)
    if ('pays' in line) unpay(sums.bookings.get(line.reservationId)!, line.pays)
    return line
  }
}

function namesDeposit(transaction: BankTransaction, { references }: OpenSums): boolean {
  const named = referencesOf(transaction).flatMap((reference) => references.get(reference) ?? [])
  return named.some((one) => one.payable === one.reservationId && one.kinds.includes('deposit'))
}

function byDay(a: BankTransaction, b: BankTransaction): number {
  return (
    compareTexts(a.bookedOn, b.bookedOn) ||
    a.amountCents - b.amountCents ||
    compareTexts(a.key, b.key)
  )
}

/** A line that is decided after all others, when it is known who still owes. */
type DeferredLine = (debtors: Debtors) => BookedLine

function resolved(line: BookedLine | DeferredLine, debtors: Debtors): BookedLine {
  return typeof line === 'function' ? line(debtors) : line
}

type StillOpen = {
  readonly sums: OpenSums
  readonly vouchers: Map<string, OrderedVoucher>
  readonly refunds: OpenRefund[]
  readonly noted: NotedReceipt[]
}

function bookOne(transaction: BankTransaction, open: StillOpen): BookedLine | DeferredLine {
  const { sums, vouchers, refunds, noted } = open
  const { amountCents, status } = transaction
  if (status === 'not-booked' || amountCents === 0) return { transaction, outcome: 'ignored' }
  const named = namedIn(transaction, open)
  const { bookings, voucher } = named
  if (status === 'reversal') return bookReversal(transaction, named)
  if (amountCents < 0) {
    const out = bookOutgoing(transaction, refunds)
    if (out.outcome !== 'ignored') return out
    // A payment's own reference tells a reversal that the format does not mark.
    return bookings.length > 0 ? bookReversal(transaction, named) : bookUnowed(transaction, sums)
  }
  if (named.isSeveral) {
    const each = bookings.map(({ booking }) => booking)
    const suggestions = payingEach(each, amountCents)
    const bookingId = bookingIn(named)
    return { transaction, outcome: 'review', reason: 'several-bookings', suggestions, ...bookingId }
  }
  if (voucher) return bookOnVoucher(transaction, voucher, vouchers)
  const [first] = bookings
  if (!first) {
    return pairByName(transaction, sums, noted) ?? ((debtors) => reviewLine(transaction, debtors))
  }
  // A noted receipt counts for a booking's payments, never for a companion's share.
  const marked = first.isShare ? undefined : pairNamed(transaction, first, noted)
  return marked ?? bookPayment(transaction, first, noted)
}

type NamedInLine = {
  readonly bookings: readonly (NamedPayments & { readonly isShare: boolean })[]
  readonly voucher: OrderedVoucher | undefined
  /** True when the line names several bookings, companions or vouchers; two payments of one booking are one. */
  readonly isSeveral: boolean
}

function namedIn(
  { structured, freeText }: BankTransaction,
  { sums, vouchers }: Pick<StillOpen, 'sums' | 'vouchers'>,
): NamedInLine {
  const { references } = sums
  const inField =
    structured !== undefined && (references.has(structured) || vouchers.has(structured))
  const found = inField ? [structured] : referencesIn(freeText)
  const named = found.flatMap((reference) => references.get(reference) ?? [])
  const ordered = found.flatMap((reference) => vouchers.get(reference) ?? [])
  const payables = new Set([...named.map(({ payable }) => payable), ...ordered])
  const bookings = [...Map.groupBy(named, ({ reservationId }) => reservationId)].map(
    ([id, payments]) => ({
      booking: sums.bookings.get(id)!,
      kinds: paymentKinds.filter((kind) => payments.some(({ kinds }) => kinds.includes(kind))),
      isShare: payments.every(({ payable, reservationId }) => payable !== reservationId),
    }),
  )
  return { bookings, voucher: ordered[0], isSeveral: payables.size > 1 }
}

/** Money for a paid part waits for the owner while another part is open or was marked by hand. */
function bookPayment(
  transaction: BankTransaction,
  { booking, kinds }: NamedPayments,
  noted: readonly NotedReceipt[],
): BookedLine | DeferredLine {
  const { reservationId } = booking
  const { amountCents } = transaction
  if (!takesMoney(booking)) {
    return { transaction, outcome: 'review', reason: 'booking-over', reservationId }
  }
  const openCents = openOf(booking)
  const isMarked = noted.some((receipt) => receipt.reservationId === reservationId)
  const isPaid = (openCents > 0 || isMarked) && openOf(booking, kinds) === 0
  if (isPaid && (isMarked || !isOfOtherOrder(booking, kinds))) {
    return () => alreadyPaid(transaction, booking)
  }
  return { transaction, reservationId, ...payInto(booking, amountCents) }
}

/** More money than the voucher still owes waits for the owner. */
function bookOnVoucher(
  transaction: BankTransaction,
  voucher: OrderedVoucher,
  vouchers: Map<string, OrderedVoucher>,
): BookedLine {
  const { amountCents, bookedOn } = transaction
  const { id, noted } = voucher
  const openCents = voucher.openCents - amountCents
  const paid = { id, cents: amountCents }
  if (openCents < 0 && noted?.cents === amountCents && isSoonShown(noted, transaction)) {
    vouchers.set(voucher.reference, { ...voucher, noted: undefined })
    return { transaction, outcome: 'matched', voucher: paid, isNoted: true }
  }
  if (openCents < 0) return { transaction, outcome: 'review', reason: 'voucher-amount' }
  if (voucher.lapsesAfter !== undefined && bookedOn > voucher.lapsesAfter)
    return { transaction, outcome: 'review', reason: 'voucher-lapsed' }
  // An order that was paid in part before it lapsed stays valid.
  vouchers.set(voucher.reference, { ...voucher, openCents, lapsesAfter: undefined })
  const outcome = openCents === 0 ? 'matched' : 'part'
  return { transaction, outcome, voucher: paid }
}

/** A reversal is never booked by itself; one with a reference is shown to the owner. */
function bookReversal(transaction: BankTransaction, named: NamedInLine): BookedLine {
  if (named.bookings.length === 0 && !named.voucher) {
    return { transaction, outcome: 'ignored' }
  }
  return { transaction, outcome: 'review', reason: 'reversal', ...bookingIn(named) }
}

function bookingIn({ bookings: [first, ...others], voucher }: NamedInLine) {
  const isKnown = first && !voucher && others.length === 0
  return isKnown ? { reservationId: first.booking.reservationId } : {}
}
