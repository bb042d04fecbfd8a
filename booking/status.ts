/** The life of a booking (specification, section 4, "Booking lifecycle as described to users"). */
export const statuses = [
  'requested',
  'confirmed',
  'secured',
  'paid',
  'completed',
  'declined',
  'cancelled',
] as const

/**
 * - `requested`: sent by the visitor; its places are held
 * - `confirmed`: the farm said yes; the deposit is awaited
 * - `secured`: the deposit arrived
 * - `paid`: the balance arrived too
 * - `completed`: the day has been
 * - `declined`: the farm said no; the places are free again
 * - `cancelled`: the guest will not come; the places are free again
 */
export type Status = (typeof statuses)[number]

/** Whether a booking in this state keeps its places. */
export function holdsPlaces(status: Status): boolean {
  return status !== 'declined' && status !== 'cancelled'
}
