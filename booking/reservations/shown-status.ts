import { isOnePayment, type Owed } from '../money/owed.ts'
import type { Status } from './status.ts'

/** `awaited`: agreed, and its only payment is still to come. */
export function shownStatus(booking: {
  readonly status: Status
  readonly payments: readonly Owed[]
}): Status | 'awaited' {
  const { status, payments } = booking
  return status === 'confirmed' && isOnePayment(payments) ? 'awaited' : status
}
