import { judgedAlone } from './book-transactions.ts'
import type {
  Booked,
  Books,
  HandReceipt,
  KeptLine,
  OpenPayment,
  OrderedVoucher,
  Part,
  ReviewReason,
  Suggestion,
} from './books.ts'
import { owesExactly } from './suggestions.ts'
import { fitsByName } from './hand-receipts.ts'
import {
  type BookingAccount,
  ledgerOf,
  openOf,
  owes,
  type Paid,
  partsOf,
  payInto,
  takesMoney,
} from './ledger.ts'
import { tellingLetters, partsOfName } from '../../people/names-alike.ts'
import { paymentKinds } from '../owed.ts'
import { compareTexts } from '../../compare-texts.ts'
import { dealOut, sum } from '../../sum.ts'
import { refundsFitting, refunding } from './outgoing.ts'
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

/** Likely bookings by today's books, one suggestion each. */
export function suggestionsBy(
  books: Books,
): (waiting: WaitingTransaction) => readonly Suggestion[] {
  const alone = judgedAlone(books)
  const accounts = [...ledgerOf(books).accounts.values()]
  return (waiting) => {
    const { outcome, reason, reservationId, leftCents, transaction } = waiting
    const isPutBack = reason === 'put-back'
    if (!mayBook(waiting) || reason === 'voucher-lapsed') return []
    if (outcome === 'over' && !isPutBack) return ofSameGuest(accounts, waiting)
    const suggestions = suggestedBy(alone({ ...transaction, amountCents: leftCents }))
    // The owner has just taken it off that one.
    return isPutBack
      ? suggestions.filter((one) => one.reservationId !== reservationId)
      : suggestions
  }
}

/** Other bookings of a guest whose named booking is paid, which the rest of the line would pay. */
function ofSameGuest(
  accounts: readonly BookingAccount[],
  { reservationId, leftCents }: WaitingTransaction,
): readonly Suggestion[] {
  const own = accounts.find((one) => one.reservationId === reservationId)
  const others = accounts.filter(
    (one) => one !== own && own?.words.join(' ') === one.words.join(' ') && takesMoney(one),
  )
  return others
    .filter((one) => own?.words.length !== 0 && leftCents <= openOf(one))
    .map((one) => {
      return { reservationId: one.reservationId, pays: partsOf(one, leftCents) }
    })
}

function suggestedBy(booked: Booked): readonly Suggestion[] {
  if (booked.outcome === 'review') return booked.suggestions ?? []
  if (!('pays' in booked) || booked.pays.length === 0) return []
  return [{ reservationId: booked.reservationId, pays: booked.pays }]
}

export type Meaning =
  /** Money for a booking: all that is left of the line, or a part of it, whose rest keeps waiting. */
  | {
      readonly kind: 'book'
      readonly reservationId: Id<'reservation'>
      readonly cents?: Cents | undefined
    }
  | { readonly kind: 'refund'; readonly refundIds: readonly Id<'refund'>[] }
  | { readonly kind: 'pair'; readonly receiptId: string }
  | { readonly kind: 'make-voucher' }

/** The line as it is booked then; undefined where it does not fit. */
export function bookedAs(
  waiting: WaitingTransaction,
  meaning: Meaning,
  books: Books,
): KeptLine | undefined {
  const { transaction } = waiting
  switch (meaning.kind) {
    case 'book': {
      const { reservationId } = meaning
      const paid = payingInto(waiting, meaning, books)
      return paid && { transaction, reservationId, ...paid }
    }
    case 'refund': {
      const { refundIds: ids } = meaning
      const chosen = refundsFitting(transaction, books.refunds).find(
        (group) => group.length === ids.length && group.every(({ id }) => ids.includes(id)),
      )
      return chosen && refunding(transaction, chosen)
    }
    case 'pair': {
      const receipt = receiptsShownBy(waiting, books).find(({ id }) => id === meaning.receiptId)
      if (!receipt) return undefined
      const { id, reservationId } = receipt
      return { transaction, outcome: 'matched', reservationId, pays: [], pairs: [id] }
    }
    case 'make-voucher': {
      const lapsed = lapsedOrderOf(waiting, books)
      if (!lapsed) return undefined
      const { amountCents: cents } = transaction
      const outcome = cents < lapsed.openCents ? 'part' : 'matched'
      return { transaction, outcome, voucher: { id: lapsed.id, cents } }
    }
  }
}

/** Parts as suggested for that booking, or else the deposit first. */
function payingInto(
  waiting: WaitingTransaction,
  { reservationId, cents = waiting.leftCents }: Extract<Meaning, { readonly kind: 'book' }>,
  books: Books,
): Paid | undefined {
  const account = ledgerOf(books).accounts.get(reservationId)
  if (!account || !mayBook(waiting) || !owes(account)) return undefined
  const suggested = suggestionsBy(books)(waiting).find((one) => one.reservationId === reservationId)
  const named = suggested?.pays.map(({ kind }) => kind) ?? paymentKinds
  const isPart = cents !== waiting.leftCents
  if (isPart && (cents < 1 || cents > Math.min(waiting.leftCents, openOf(account))))
    return undefined
  const paid = payInto(account, cents, named)
  const restCents = waiting.leftCents - cents + (paid.outcome === 'over' ? paid.restCents : 0)
  return restCents > 0 ? { outcome: 'over', pays: paid.pays, restCents } : paid
}

/** Hand receipts that the line may show: those of the booking it names, or of its payer's name. */
export function receiptsShownBy(waiting: WaitingTransaction, books: Books): readonly HandReceipt[] {
  if (waiting.outcome !== 'review' || !mayBook(waiting)) return []
  const { transaction, reservationId } = waiting
  const { accounts } = ledgerOf(books)
  return books.handReceipts.filter((receipt) =>
    reservationId === undefined
      ? fitsByName(transaction, receipt, accounts)
      : receipt.reservationId === reservationId && receipt.amountCents === transaction.amountCents,
  )
}

export function lapsedOrderOf(
  { reason, leftCents, transaction }: WaitingTransaction,
  { vouchers }: Pick<Books, 'vouchers'>,
): OrderedVoucher | undefined {
  if (reason !== 'voucher-lapsed') return undefined
  const named = referencesOf(transaction)
  return vouchers.find((each) => named.includes(each.reference) && leftCents <= each.openCents)
}

/** All bookings that owe, the best fit first: by a word of the name, then by the sum; then by name. */
export function bookingsThatOwe(
  { transaction, leftCents }: Pick<WaitingTransaction, 'transaction' | 'leftCents'>,
  books: Books,
): readonly string[] {
  const { payerName = '', freeText } = transaction
  const said = new Set(partsOfName(`${payerName} ${freeText}`))
  const isNamed = ({ words }: BookingAccount) =>
    words.some((word) => word.length >= tellingLetters && said.has(word))
  const fit = (account: BookingAccount) =>
    (isNamed(account) ? 2 : 0) + (owesExactly(account, leftCents) ? 1 : 0)
  return [...ledgerOf(books).accounts.values()]
    .filter(owes)
    .toSorted((a, b) => fit(b) - fit(a) || compareTexts(a.words.join(' '), b.words.join(' ')))
    .map(({ reservationId }) => reservationId)
}

export function mayBook({ leftCents, reason }: WaitingTransaction): boolean {
  return leftCents > 0 && reason !== 'reversal'
}

export function sendBackCents(waiting: WaitingTransaction): Cents {
  return waiting.reservationId !== undefined && mayBook(waiting) ? waiting.leftCents : 0
}

/** The payment that its reference names first; undefined when more was taken than the booking had paid. */
export function partsTakenBack(
  waiting: WaitingTransaction,
  { payments }: Pick<Books, 'payments'>,
): readonly Part[] | undefined {
  const { reason, reservationId, leftCents, transaction } = waiting
  if (reason !== 'reversal' || reservationId === undefined || leftCents >= 0) return undefined
  const own = payments.filter((payment) => payment.reservationId === reservationId)
  if (!own.every(takesMoney)) return undefined
  const named = referencesOf(transaction)
  const isNamed = ({ reference }: OpenPayment) => named.includes(reference)
  const inOrder = own.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
  const parts = dealOut(-leftCents, inOrder, ({ paidCents }) => paidCents)
  if (sum(parts, ({ cents }) => cents) !== -leftCents) return undefined
  return parts.map(({ of: { kind }, cents }) => ({ reservationId, kind, cents }))
}
