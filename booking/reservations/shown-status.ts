import { isAskedAtOnce, type OwedByDay } from '../money/owed.ts'
import type { EndingKind, Status } from './status.ts'

/** `awaited`: agreed, and one sum is still to come. `called-off`: cancelled with its date. */
export function shownStatus(booking: {
  readonly status: Status
  readonly payments: readonly OwedByDay[]
  readonly ending?: { readonly what: EndingKind } | undefined
}): Status | 'awaited' | 'called-off' {
  const { status, payments, ending } = booking
  if (status === 'cancelled' && ending?.what === 'called-off') return ending.what
  return status === 'confirmed' && isAskedAtOnce(payments) ? 'awaited' : status
}
