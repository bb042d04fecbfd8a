import { eachAlone } from './book-movements.ts'
import type { Books, OpenPayment, Part, ReviewReason, Suggestion } from './booked.ts'
import {
  type Account,
  bothKinds,
  ledgerOf,
  openOf,
  type Paid,
  payInto,
  takesMoney,
} from './ledger.ts'
import type { Movement } from './movement.ts'
import { referencesIn } from './references-in-text.ts'

/** A movement that waits for the owner, as it was kept. */
export type WaitingMovement = {
  readonly movement: Movement
  readonly outcome: 'review' | 'over'
  readonly reason: ReviewReason | undefined
  /** The booking it is known to concern. */
  readonly reservationId: string | undefined
  /** What of it pays nothing yet. */
  readonly leftCents: number
}

/** What the owner most likely wants, by the books as they are now and not as they were that day. */
export function suggestionsBy(
  books: Pick<Books, 'payments'>,
): (waiting: WaitingMovement) => Suggestion | undefined {
  const alone = eachAlone(books)
  return (waiting) => {
    if (waiting.outcome === 'over' || !mayBook(waiting)) return undefined
    const booked = alone(waiting.movement)
    if (booked.outcome === 'review') return booked.suggestion
    if (!('pays' in booked) || booked.pays.length === 0) return undefined
    return { reservationId: booked.reservationId, pays: booked.pays }
  }
}

/**
 * What the money does on a booking that the owner names: what was suggested for that booking, or else
 * the deposit first. Undefined when the booking owes nothing, or takes no money any more.
 */
export function payingInto(
  waiting: WaitingMovement,
  reservationId: string,
  books: Books,
): Paid | undefined {
  const account = ledgerOf(books.payments).accounts.get(reservationId)
  if (!account || !mayBook(waiting) || !owes(account)) return undefined
  const suggestion = suggestionsBy(books)(waiting)
  const isSuggested = suggestion?.reservationId === reservationId
  const named = isSuggested ? suggestion.pays.map(({ kind }) => kind) : bothKinds
  return payInto(account, waiting.leftCents, named)
}

/** Bookings that money can be booked on by hand. */
export function bookingsThatOwe({ payments }: Books): readonly string[] {
  const accounts = [...ledgerOf(payments).accounts.values()]
  return accounts.filter(owes).map(({ reservationId }) => reservationId)
}

function owes(account: Account): boolean {
  return takesMoney(account) && openOf(account) > 0
}

/** What came in can be booked; what the bank takes back or brings back cannot. */
export function mayBook({ leftCents, reason }: WaitingMovement): boolean {
  return leftCents > 0 && reason !== 'reversal'
}

/** What can be sent back: whatever is left, once it is known which guest's it is. */
export function refundableCents(waiting: WaitingMovement): number {
  return waiting.reservationId !== undefined && mayBook(waiting) ? waiting.leftCents : 0
}

/**
 * What the bank took back of what a booking had paid: of the payment that its reference names first.
 * Undefined when it took nothing from a booking that stands, or more than that had paid.
 */
export function takenBack(
  waiting: WaitingMovement,
  { payments }: Pick<Books, 'payments'>,
): readonly Part[] | undefined {
  const { reason, reservationId, leftCents, movement } = waiting
  if (reason !== 'reversal' || reservationId === undefined || leftCents >= 0) return undefined
  const own = payments.filter((payment) => payment.reservationId === reservationId)
  if (!own.every(takesMoney)) return undefined
  const isNamed = ({ reference }: OpenPayment) =>
    reference === movement.structured || referencesIn(movement.freeText).includes(reference)
  const inOrder = own.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
  let left = -leftCents
  const parts = inOrder.flatMap(({ kind, paidCents }): readonly Part[] => {
    const amountCents = Math.min(left, paidCents)
    left -= amountCents
    return amountCents > 0 ? [{ reservationId, kind, amountCents }] : []
  })
  return left === 0 ? parts : undefined
}
