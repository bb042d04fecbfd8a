import type { Id } from '../id.ts'
import { idOf, isPayment, type Posted } from '../money/entry.ts'
import type { Cents } from '../units.ts'

export type Redemption = { readonly reservationId: Id<'reservation'>; readonly cents: Cents }

/** Cents of a voucher that pay each booking, less what came back, in order; `entries` are the voucher's. */
export function redemptionsOf(voucherId: Id<'voucher'>, entries: readonly Posted[]) {
  const account = `voucher:${voucherId}`
  const paid = new Map<Id<'reservation'>, Cents>()
  for (const { from, to, cents } of entries) {
    const isOut = from === account
    const other = isOut ? to : from
    if ((!isOut && to !== account) || !isPayment(other)) continue
    const id = idOf(other)
    paid.set(id, (paid.get(id) ?? 0) + (isOut ? cents : -cents))
  }
  return [...paid]
    .filter(([, cents]) => cents > 0)
    .map(([reservationId, cents]): Redemption => ({ reservationId, cents }))
}
