import type { Status } from '../status.ts'
import type { Movement } from './movement.ts'

/** One payment of a booking, paid or not: money for one that is paid belongs somewhere too. */
export type OpenPayment = {
  readonly reservationId: string
  readonly kind: 'deposit' | 'balance'
  readonly amountCents: number
  readonly paidCents: number
  /** The twelve digits of its structured communication. */
  readonly reference: string
  /** Who booked. */
  readonly name: string
  readonly status: Status
  /** Day in Brussels: money from before is not for this booking. */
  readonly requestedOn: string
}

/** Money the farm is to send back. */
export type OpenRefund = {
  readonly id: string
  readonly reservationId: string
  readonly amountCents: number
  readonly iban: string
}

/** What the farm knows when a statement comes. */
export type Books = {
  readonly payments: readonly OpenPayment[]
  readonly refunds: readonly OpenRefund[]
  /** Keys of the movements that were kept from earlier statements. */
  readonly seen: ReadonlySet<string>
}

/** What a movement pays. */
export type Part = {
  readonly reservationId: string
  readonly kind: OpenPayment['kind']
  readonly amountCents: number
}

/**
 * - `matched`: it pays what it is for, to the cent
 * - `part`: it is less than that; parts add up
 * - `over`: it pays all that is open, and something is left for the owner to decide
 * - `review`: nothing is booked until the owner has looked
 * - `ignored`: it is no guest's money, and nothing of it is kept
 * - `seen-before`: an earlier statement had it
 */
export type Booked = { readonly movement: Movement } & (
  | {
      readonly outcome: 'matched' | 'part'
      readonly reservationId: string
      readonly pays: readonly Part[]
    }
  /** The farm's own transfer of a refund. */
  | { readonly outcome: 'matched'; readonly reservationId: string; readonly refundId: string }
  | {
      readonly outcome: 'over'
      readonly reservationId: string
      readonly pays: readonly Part[]
      readonly restCents: number
    }
  | {
      readonly outcome: 'review'
      readonly reason: ReviewReason
      readonly reservationId?: string
      readonly suggestion?: Suggestion
    }
  | { readonly outcome: 'ignored'; readonly reason: IgnoredReason }
  | { readonly outcome: 'seen-before' }
)

/** What the owner most likely wants done with a movement. */
export type Suggestion = { readonly reservationId: string; readonly pays: readonly Part[] }

/**
 * - `wrong-check-digits`: a reference that is none
 * - `unknown-reference`: a right one, of no booking
 * - `no-reference`: none at all, but it looks like a booking's money
 * - `several-bookings`: it names more than one
 * - `paid-already`: what it names was paid, and something else of the booking is open
 * - `booking-over`: the booking was declined or cancelled
 * - `reversal`: the bank takes back what a guest paid, or brings it back
 */
export type ReviewReason =
  | 'wrong-check-digits'
  | 'unknown-reference'
  | 'no-reference'
  | 'several-bookings'
  | 'paid-already'
  | 'booking-over'
  | 'reversal'

/** `nobody`: it belongs to no booking; `outgoing`: money the farm spent. */
export type IgnoredReason = 'nobody' | 'outgoing' | 'not-booked' | 'nothing'
