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

/** The farm said yes, and the day is to come. */
export const agreed: readonly Status[] = ['confirmed', 'secured', 'paid']

/** The farm said yes, whether the day is to come or has been. */
export function isAgreed(status: Status): boolean {
  return status === 'completed' || agreed.includes(status)
}

export function holdsPlaces(status: Status): boolean {
  return status !== 'unproven' && !hasEnded(status)
}

export function hasEnded(status: Status): boolean {
  return status === 'declined' || status === 'cancelled'
}
