import type { ReservationField } from './reservation-request.ts'

/** Why a request for places was not taken. Expected ends, each with its own sentence for the visitor. */
export type ReservationRefusal =
  | { readonly kind: 'invalid'; readonly fields: readonly ReservationField[] }
  | { readonly kind: 'unknown-field'; readonly field: string }
  /** The field that only robots see was filled in. */
  | { readonly kind: 'robot' }
  /** No such date, not any more, or not for this workshop. */
  | { readonly kind: 'not-on-schedule' }
  | { readonly kind: 'fully-booked' }
  | { readonly kind: 'not-enough-places'; readonly left: number }
  /** The mailbox was sent as many confirmations as strangers may ask for. */
  | { readonly kind: 'too-many-mails'; readonly waitSeconds: number }
  /** One idempotency key came with two different requests. */
  | { readonly kind: 'key-reused' }

/** The request was right, and the schedule says no. */
const conflicts: readonly string[] = [
  'not-on-schedule',
  'fully-booked',
  'not-enough-places',
] satisfies ReservationRefusal['kind'][]

/** Whether another date, or fewer people, would have been taken: a 409 and not a 422. */
export function isConflict({ kind }: { readonly kind: string }): boolean {
  return conflicts.includes(kind)
}
