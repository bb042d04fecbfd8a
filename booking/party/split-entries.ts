import type { Id } from '../id.ts'
import type { Entry } from '../money/entry.ts'
import type { Owed } from '../money/owed.ts'
import { sum } from '../sum.ts'
import type { Cents } from '../units.ts'
import type { VoucherUse } from '../vouchers/voucher-uses.ts'

type Along = {
  /** Booking of the people who stay; `to` is the booking of the people who go. */
  readonly from: Id<'reservation'>
  readonly to: Id<'reservation'>
  readonly parts: readonly { readonly kind: Owed['kind']; readonly cents: Cents }[]
  /** Cents that paid the whole booking; of these, `uses` can go back to gift vouchers. */
  readonly paidCents: Cents
  readonly uses: readonly VoucherUse[]
}

/** Entries of money that goes along; the part of a voucher can still go back to it from the new booking. */
export function splitEntries(along: Along, at: Date): readonly Entry[] {
  const { from, to, parts, paidCents, uses } = along
  const goingCents = sum(parts, ({ cents }) => cents)
  const left = new Map(parts.map(({ kind, cents }) => [kind, cents]))
  const entry = (kind: Owed['kind'], cents: Cents, voucher?: Id<'voucher'>): Entry => {
    const accounts = { from: `${kind}:${from}`, to: `${kind}:${to}` } as const
    return { kind: 'went-along', ...accounts, cents, at, voucher }
  }
  let used = 0
  let given = 0
  const ofVouchers = uses.flatMap(({ voucherId, kind: paid, cents: ofUse }) => {
    // All uses are shared as one sum, so that no cent of a voucher becomes money.
    used += ofUse
    let share = Math.floor((used * goingCents) / paidCents) - given
    given += share
    return parts
      .toSorted((a) => (a.kind === paid ? -1 : 1))
      .map(({ kind }) => {
        const cents = Math.min(share, left.get(kind)!)
        left.set(kind, left.get(kind)! - cents)
        share -= cents
        return entry(kind, cents, voucherId)
      })
  })
  const others = parts.map(({ kind }) => entry(kind, left.get(kind)!))
  return [...ofVouchers, ...others].filter(({ cents }) => cents > 0)
}
