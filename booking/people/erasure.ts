import { dayOf } from '../dates/brussels-time.ts'
import { vouchersKeptUntil } from './retention.ts'
import { holdsPlaces, type Status } from '../reservations/status.ts'

type Booking = {
  readonly status: Status
  readonly workshopEndsAt: Date
  readonly hasMoney: boolean
  readonly hasOpenRefund: boolean
}

/** `amounts`: what was paid and when, without who, as bookkeeping must keep it until a day. */
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
