import type { Id } from '../id.ts'
import type { PostedEntry } from '../money/entry.ts'
import { idOf, isPayment, isVoucher, paymentsOf } from '../money/ledger-account.ts'
import type { Owed } from '../money/owed.ts'
import { netByKind } from '../money/receipts.ts'
import type { Cents } from '../units.ts'

/** Cents that a gift voucher paid of a booking; negative when they left that booking again. */
export type VoucherUse = {
  readonly voucherId: Id<'voucher'>
  readonly kind: Owed['kind']
  readonly cents: Cents
  readonly at: Date
}

export function voucherUses(
  reservationId: Id<'reservation'>,
  entries: readonly PostedEntry[],
): readonly VoucherUse[] {
  const payments: readonly string[] = paymentsOf(reservationId)
  return entries.flatMap((entry) => {
    const { from, to, cents, at } = entry
    const isIn = payments.includes(to)
    const account = isIn ? to : from
    const voucherId = voucherOfEntry(entry)
    if (voucherId === undefined || !isPayment(account) || !payments.includes(account)) return []
    const kind = account.startsWith('deposit') ? 'deposit' : 'balance'
    return { voucherId, kind, cents: isIn ? cents : -cents, at }
  })
}

function voucherOfEntry(entry: PostedEntry): string | undefined {
  if (entry.kind === 'went-along') return entry.voucher
  const voucher = [entry.from, entry.to].find(isVoucher)
  return voucher && idOf(voucher)
}

/** Cents of each voucher's use less those that went back, payment by payment, the last one first. */
export function netUses(uses: readonly VoucherUse[]): readonly VoucherUse[] {
  const inTurn = uses.map((use, nth) => ({ ...use, nth }))
  return [...Map.groupBy(inTurn, ({ voucherId }) => voucherId).values()]
    .flatMap(netByKind)
    .toSorted((a, b) => b.nth - a.nth)
    .map(({ nth, cents }) => ({ ...uses[nth]!, cents }))
}

export type PaidBooking = { readonly reservationId: Id<'reservation'>; readonly cents: Cents }

/** Cents of a voucher that pay each booking, less those that went back, in order; `entries` are the voucher's. */
export function bookingsPaidBy(voucherId: Id<'voucher'>, entries: readonly PostedEntry[]) {
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
    .map(([reservationId, cents]): PaidBooking => ({ reservationId, cents }))
}
