import { isPaid, type Owed } from '../money/owed.ts'

/** The life of a booking (specification, section 4, "Booking lifecycle as described to users"). */
export const statuses = [
  'unproven',
  'requested',
  'confirmed',
  'secured',
  'paid',
  'completed',
  'declined',
  'cancelled',
] as const

/** `unproven`: holds no places yet; `confirmed`: the deposit is awaited; `completed`: the day has been. */
export type Status = (typeof statuses)[number]

/** Standing of a booking between farm and guest; its payments show how much is paid. */
export type Standing = Exclude<Status, 'secured' | 'paid'>

declare const borneOut: unique symbol

/** `secured` and `paid` have payments that prove them; only `withPayments` makes this type. */
export type WithPayments<Payment extends Owed> =
  | { readonly status: Standing; readonly payments: readonly Payment[] }
  | {
      readonly status: 'secured' | 'paid'
      readonly payments: readonly Payment[] & { readonly [borneOut]: true }
    }

export function withPayments<Payment extends Owed>(status: Status, payments: readonly Payment[]) {
  return { status: statusOf(status, payments), payments } as WithPayments<Payment>
}

export function statusOf(status: Status, payments: readonly Owed[]): Status {
  const kept = standingOf(status)
  if (kept !== 'confirmed' || payments.length === 0) return kept
  if (payments.every(isPaid)) return 'paid'
  const isSecured = payments.some((payment) => payment.kind === 'deposit' && isPaid(payment))
  return isSecured ? 'secured' : kept
}

export function standingOf(status: Status): Standing {
  return status === 'secured' || status === 'paid' ? 'confirmed' : status
}

export const agreedNotCompleted: readonly Status[] = ['confirmed', 'secured', 'paid']

export function isAgreed(status: Status): boolean {
  return status === 'completed' || agreedNotCompleted.includes(status)
}

export function holdsPlaces(status: Status): boolean {
  return status !== 'unproven' && !hasEnded(status)
}

export function hasEnded(status: Status): boolean {
  return status === 'declined' || status === 'cancelled'
}

export function isRequest(status: Status): boolean {
  return status === 'unproven' || status === 'requested'
}

export type EndingKind = 'called-off' | 'cancelled' | 'declined'
