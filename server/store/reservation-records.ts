import type { Session } from '#booking/session.ts'
import type { Status } from '#booking/status.ts'
import type { RefundStep } from '#booking/refund-terms.ts'

export type Reservation = {
  /** UUID v4. */
  readonly id: string
  readonly sessionId: string
  readonly participants: number
  readonly status: Status
  readonly language: string
  readonly name: string
  readonly email: string
  readonly specialRequirements: string
  /** Price a person at the moment of the request, in cents. */
  readonly priceCents: number
  readonly createdAt: Date
  /** The refund terms it was made under, or what a move of the guest left of them. */
  readonly terms: readonly RefundStep[]
  /** Who typed it: the guest on the site, or the farm for who telephoned. */
  readonly source: 'site' | 'farm'
}

export type Payment = {
  readonly reservationId: string
  readonly kind: 'deposit' | 'balance'
  readonly amountCents: number
  readonly paidCents: number
  /** The twelve digits of the structured communication. */
  readonly reference: string
  /** Day in Brussels. */
  readonly dueOn: string
}

export type ReservationOnFile = Reservation & {
  readonly session: Session
  /** The owner's own words about it. */
  readonly note: string
  /** Raised to end every link that was mailed before. */
  readonly linkVersion: number
  readonly payments: readonly Omit<Payment, 'reservationId'>[]
}

export type ReservationChange = {
  readonly status: Status
  readonly sessionId: string
  readonly participants: number
  readonly note: string
  readonly linkVersion: number
  readonly name: string
  readonly email: string
  readonly terms: readonly RefundStep[]
}

export type PaymentId = { readonly reservationId: string; readonly kind: Payment['kind'] }

/** Money that goes back to a guest. */
export type Refund = {
  readonly id: string
  readonly reservationId: string
  readonly amountCents: number
  /** Where to; empty while nobody has said. */
  readonly iban: string
  readonly createdAt: Date
  readonly paidAt: Date | undefined
}
