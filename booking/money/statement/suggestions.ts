import { isStructuredCommunication } from '../structured-communication.ts'
import { type PaymentPart, paymentKinds } from '../owed.ts'
import type { BookedLine, ReviewReason, Suggestion } from './known-money.ts'
import { type Debtors, eachOrBoth } from './debtors.ts'
import {
  type SummedBooking,
  type OpenSums,
  openOf,
  owes,
  partsOf,
  takesMoney,
} from './open-sums.ts'
import type { BankTransaction } from './transaction.ts'
import { oneSlipAway, codesIn, invoicesIn, numbersIn, referencesIn } from './references-in-text.ts'
import type { Cents } from '../../units.ts'

/** A second payment for a paid part is most likely for another part of the booking. */
export function alreadyPaid(transaction: BankTransaction, booking: SummedBooking): BookedLine {
  const { reservationId } = booking
  const { amountCents } = transaction
  const fits = amountCents > 0 && amountCents <= openOf(booking)
  const suggestions = fits ? [paying(booking, amountCents)] : []
  return { transaction, outcome: 'review', reason: 'paid-already', reservationId, suggestions }
}

/** A line that may be a guest's waits for the owner, with the bookings it may be for. */
export function reviewLine(transaction: BankTransaction, debtors: Debtors): BookedLine {
  const { sums } = debtors
  const reason = reasonOf(transaction)
  const near = bySlip(transaction, sums)
  const named = bookingsInText(transaction.freeText, sums)
  const suggestions = [
    near,
    payingEach(named, transaction.amountCents),
    bySigns(transaction, debtors),
  ].find(({ length }) => length > 0)
  if (named.length > 0 && !suggestions) return ofNothingOwed(transaction, named)
  const isNobodys = !suggestions && !debtors.couldBeGuests(transaction)
  if (reason === 'no-reference' && isNobodys) {
    return { transaction, outcome: 'ignored' }
  }
  // Twelve digits in a text count as a reference only when they nearly are one.
  const closest = reason === 'no-reference' && near.length > 0 ? 'wrong-check-digits' : reason
  const found = { transaction, outcome: 'review', reason: closest } as const
  const [only, ...others] = named
  const known = only && others.length === 0 && { reservationId: only.reservationId }
  return { ...found, ...known, suggestions: suggestions ?? [] }
}

/** Money that names a booking always waits for the owner: it may be paid twice, or for a booking that ended. */
function ofNothingOwed(transaction: BankTransaction, named: readonly SummedBooking[]): BookedLine {
  const [first, ...others] = named
  if (!first || others.length > 0) {
    return { transaction, outcome: 'review', reason: 'several-bookings', suggestions: [] }
  }
  const { reservationId } = first
  const reason = takesMoney(first) ? 'paid-already' : 'booking-over'
  return { transaction, outcome: 'review', reason, reservationId, suggestions: [] }
}

function reasonOf({ structured, freeText }: BankTransaction): ReviewReason {
  if (structured !== undefined && !isStructuredCommunication(structured))
    return 'wrong-check-digits'
  // Spaces stay, as telephone numbers without spaces would become references.
  const isUnknown = structured !== undefined || numbersIn(freeText).some(isStructuredCommunication)
  return isUnknown ? 'unknown-reference' : 'no-reference'
}

function bySlip(
  { structured, freeText, amountCents }: BankTransaction,
  sums: OpenSums,
): readonly Suggestion[] {
  const written = structured === undefined ? numbersIn(freeText) : [structured]
  const slips = written
    .flatMap(oneSlipAway)
    .flatMap((reference) => sums.references.get(reference) ?? [])
  const suggestions = slips.flatMap(({ reservationId, kinds }) => {
    return exactly(sums.bookings.get(reservationId)!, amountCents, [kinds, paymentKinds]) ?? []
  })
  const each = Map.groupBy(suggestions, ({ reservationId }) => reservationId)
  return [...each.values()].map(([first]) => first!)
}

export function bookingsInText(
  freeText: string,
  { bookings, references, codes, invoices }: OpenSums,
): readonly SummedBooking[] {
  const byReference = referencesIn(freeText).flatMap((reference) => {
    const referred = references.get(reference)
    return referred ? (bookings.get(referred.reservationId) ?? []) : []
  })
  const byCode = [...codesIn(freeText)].flatMap((code) => codes.get(code) ?? [])
  const byInvoice = invoicesIn(freeText).flatMap((number) => invoices.get(number) ?? [])
  return [...new Set([...byReference, ...byCode, ...byInvoice])]
}

function bySigns(transaction: BankTransaction, debtors: Debtors): readonly Suggestion[] {
  const { amountCents } = transaction
  return debtors
    .candidatesFor(transaction)
    .map((each) => exactly(each, amountCents, eachOrBoth) ?? paying(each, amountCents))
}

function exactly(
  booking: SummedBooking,
  amountCents: Cents,
  choices: readonly (readonly PaymentPart['kind'][])[],
): Suggestion | undefined {
  if (!takesMoney(booking)) return undefined
  const kinds = choices.find((each) => openOf(booking, each) === amountCents)
  return kinds && paying(booking, amountCents)
}

export function payingEach(bookings: readonly SummedBooking[], amountCents: Cents) {
  return bookings.filter(owes).map((each) => paying(each, amountCents))
}

function paying(booking: SummedBooking, amountCents: Cents): Suggestion {
  return { reservationId: booking.reservationId, pays: partsOf(booking, amountCents) }
}
