import type { Id } from '../id.ts'
import { idOf, isPayment, isVoucher, paymentsOf, type Posted } from '../money/entry.ts'
import type { Owed } from '../money/owed.ts'
import { sum } from '../sum.ts'
import type { Cents } from '../units.ts'

/**
 * Cents that a gift voucher paid of a booking; negative when they went back to it, or along to
 * another booking.
 */
export type VoucherUse = {
  readonly voucherId: Id<'voucher'>
  readonly kind: Owed['kind']
  readonly cents: Cents
  readonly at: Date
}

/** The uses that a booking's entries tell of, in their order. */
export function voucherUses(
  reservationId: Id<'reservation'>,
  entries: readonly Posted[],
): readonly VoucherUse[] {
  const own: readonly string[] = paymentsOf(reservationId)
  return entries.flatMap((entry) => {
    const { from, to, cents, at } = entry
    const isIn = own.includes(to)
    const account = isIn ? to : from
    const voucherId = voucherOfEntry(entry)
    if (voucherId === undefined || !isPayment(account) || !own.includes(account)) return []
    const kind = account.startsWith('deposit') ? 'deposit' : 'balance'
    return { voucherId, kind, cents: isIn ? cents : -cents, at }
  })
}

function voucherOfEntry(entry: Posted): string | undefined {
  if (entry.kind === 'went-along') return entry.voucher
  const voucher = [entry.from, entry.to].find(isVoucher)
  return voucher && idOf(voucher)
}

/** The uses of each voucher less what it got back, payment by payment, the last one first. */
export function standingUses(uses: readonly VoucherUse[]): readonly VoucherUse[] {
  return [...Map.groupBy(uses, ({ voucherId }) => voucherId).values()]
    .flatMap(standingOf)
    .toSorted((a, b) => uses.indexOf(b.first) - uses.indexOf(a.first))
    .map(({ first, cents }) => ({ ...first, cents }))
}

/** Cents that left another payment than the voucher had paid are taken off the one it did pay. */
function standingOf(uses: readonly VoucherUse[]) {
  const parts = [...Map.groupBy(uses, ({ kind }) => kind).values()].map((own) => {
    return { first: own[0]!, cents: sum(own, (use) => use.cents) }
  })
  const below = sum(parts, ({ cents }) => Math.min(0, cents))
  return parts
    .filter(({ cents }) => cents > 0)
    .map(({ first, cents }) => ({ first, cents: cents + below }))
    .filter(({ cents }) => cents > 0)
}
