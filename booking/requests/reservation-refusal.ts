import type { readReservationRequest } from './reservation-request.ts'

export type ReservationRefusal =
  | Exclude<ReturnType<typeof readReservationRequest>, { readonly kind: 'valid' }>
  | { readonly kind: 'not-on-schedule' | 'fully-booked' }
  | { readonly kind: 'not-enough-places'; readonly left: number }
  /** One idempotency key came with two different requests. */
  | { readonly kind: 'key-reused' }

const conflicts: readonly string[] = [
  'not-on-schedule',
  'fully-booked',
  'not-enough-places',
] satisfies ReservationRefusal['kind'][]

/** Whether another date, or fewer people, would have been taken: a 409 and not a 422. */
export function isConflict({ kind }: { readonly kind: string }): boolean {
  return conflicts.includes(kind)
}
