import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Id } from '#booking/id.ts'
import { partsTakenFrom } from '#booking/money/owed.ts'
import { refundBySource } from '#booking/money/refund.ts'
import type { VoucherBack } from '#booking/party/party-entries.ts'
import type { Actor } from '#booking/reservations/life.ts'
import { sum } from '#booking/sum.ts'
import type { Cents } from '#booking/units.ts'
import { backToVouchers, usableAtLeastUntil } from '#booking/vouchers/voucher.ts'
import { netUses, type VoucherUse, voucherUses } from '#booking/vouchers/voucher-uses.ts'
import type { Reads } from '#store/subjects.ts'
import { listMoneySources } from '../money/money-sources.ts'
import { type Change, recordEvent } from '../office.ts'

export async function centsToVouchers(
  reads: Reads,
  reservationId: Id<'reservation'>,
  refundCents: Cents,
) {
  const back = backToVouchers(await listReturnableUses(reads, reservationId), refundCents)
  return sum(back, ({ cents }) => cents)
}

/** Cents of a refund that are the guest's own, or go back on a voucher, and to no buyer. */
export async function guestsCentsOf(reads: Reads, id: Id<'reservation'>, refundCents: Cents) {
  const cents = refundCents - (await centsToVouchers(reads, id, refundCents))
  const parts = refundBySource(cents, await listMoneySources(reads, id))
  return refundCents - sum(parts, (part) => (part.voucherId ? part.cents : 0))
}

type GivenBack = {
  readonly id: Id<'reservation'>
  readonly cents: Cents
  readonly by: Actor
}

/** Vouchers get their part of the payment back. Resolves with its cents. */
export async function giveBackToVouchers(
  change: Change,
  { id, cents, by }: GivenBack,
): Promise<Cents> {
  const back = backToVouchers(await listReturnableUses(change, id), cents)
  for (const use of back) await takeFromPaid(change, id, { ...use, at: change.now })
  return recordGivenBack(change, { id, back, by })
}

/** A voucher with money again can be used for a year at least. */
export async function recordGivenBack(
  change: Change,
  { id: reservationId, back, by }: Omit<GivenBack, 'cents'> & { back: readonly VoucherBack[] },
): Promise<Cents> {
  const usable = usableAtLeastUntil(dayOf(change.now))
  for (const { voucherId } of back) {
    const { validUntil } = await change.vouchers.get(voucherId)
    if (validUntil < usable) await change.vouchers.update(voucherId, { validUntil: usable })
  }
  const backCents = sum(back, (use) => use.cents)
  if (backCents > 0) {
    const detail = { cents: backCents }
    await recordEvent(change, { reservationId, by, what: 'back-on-voucher', detail })
  }
  return backCents
}

/** Takes first from the payment that the voucher paid; where a smaller party has less in it, then from the other. */
async function takeFromPaid(
  change: Change,
  reservationId: Id<'reservation'>,
  { kind, voucherId, cents: used, at }: VoucherUse,
): Promise<void> {
  const { payments } = await change.reservations.get(reservationId)
  const ownFirst = payments.toSorted((a) => (a.kind === kind ? -1 : 1))
  const back = { kind: 'back-on-voucher', to: `voucher:${voucherId}`, at } as const
  await change.entries.post(
    partsTakenFrom(ownFirst, used).map(({ kind: of, cents }) => {
      return { ...back, from: `${of}:${reservationId}`, cents }
    }),
  )
}

/** Vouchers that paid for a booking and can get it back; a withdrawn voucher gets none. */
export async function listReturnableUses(
  reads: Reads,
  reservationId: Id<'reservation'>,
): Promise<readonly VoucherUse[]> {
  const entries = await reads.entries.listOfPayments(reservationId)
  const uses = netUses(voucherUses(reservationId, entries))
  const vouchers = await reads.vouchers.listEach(uses.map(({ voucherId }) => voucherId))
  const usable = new Set(vouchers.flatMap(({ id, withdrawnAt }) => (withdrawnAt ? [] : id)))
  return uses.filter(({ voucherId }) => usable.has(voucherId))
}
