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

export function holdsPlaces(status: Status): boolean {
  return status !== 'unproven' && !hasEnded(status)
}

export function hasEnded(status: Status): boolean {
  return status === 'declined' || status === 'cancelled'
}
