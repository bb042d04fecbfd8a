import { dayOf } from './brussels-time.ts'
import { vouchersKeptUntil } from './retention.ts'
import { holdsPlaces, type Status } from './status.ts'

/** What the rule looks at. */
type Booking = {
  readonly status: Status
  readonly workshopEndsAt: Date
  /** Whether money came in, or is to go back. */
  readonly hasMoney: boolean
  readonly hasOpenRefund: boolean
}

/**
 * What of a booking stays when its guest asks to be forgotten:
 *
 * - `booking`: who it is for, and nothing typed beside; it is still to come, or money must go back
 * - `amounts`: what was paid and when, without who, as bookkeeping must keep it until a day
 * - `nothing`
 */
export type Staying =
  | { readonly kind: 'booking'; readonly because: 'still-to-come' | 'open-refund' }
  | { readonly kind: 'amounts'; readonly until: string }
  | { readonly kind: 'nothing' }

/** A promise that still holds outlives the wish to be forgotten (GDPR, art. 17.3); so does a duty. */
export function whatStays(booking: Booking, now: Date): Staying {
  if (holdsPlaces(booking.status) && booking.workshopEndsAt > now) {
    return { kind: 'booking', because: 'still-to-come' }
  }
  if (booking.hasOpenRefund) return { kind: 'booking', because: 'open-refund' }
  if (!booking.hasMoney) return { kind: 'nothing' }
  return { kind: 'amounts', until: vouchersKeptUntil(dayOf(booking.workshopEndsAt)) }
}
