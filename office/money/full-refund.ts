import type { PostedEntry } from '#booking/money/entry.ts'
import { paidCents } from '#booking/money/owed.ts'
import { owedBackIn } from '#booking/money/refund.ts'
import { sum } from '#booking/sum.ts'
import { voucherUses } from '#booking/vouchers/voucher-uses.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import { type Change, recordEvent } from '../office.ts'
import { isPaidOrFiled } from './filed-refunds.ts'
import { returnRefundToBooking, addRefund } from './refunds.ts'

type FullRefund = { readonly refundIds: ReadonlySet<Id<'refund'>>; readonly cents: Cents }

/** All that was paid for an ended booking; undefined when the terms kept or sent a part. */
export async function fullRefundOf(
  reads: Reads,
  { id, payments }: ReservationOnFile,
  entries: readonly PostedEntry[],
): Promise<FullRefund | undefined> {
  // The kept part may yet be refunded, once a successor takes the places.
  if (await reads.vacancies.find(id)) return undefined
  const owedBack = owedBackIn(entries)
  const refundIds = new Set(owedBack.map(({ refundId }) => refundId))
  const parts = (await reads.refunds.listOf(id)).filter(({ firstPart }) => refundIds.has(firstPart))
  const cents = sum(owedBack, (one) => one.cents)
  const money = paidCents(payments) - sum(voucherUses(id, entries), (use) => use.cents)
  const isAll = cents === money && !(await isPaidOrFiled(reads, parts))
  return isAll ? { refundIds, cents } : undefined
}

type Lowering = {
  readonly fullRefund: FullRefund
  readonly cents: Cents
  readonly reverse: () => Promise<void>
}

/** Money that never came, or was not for this booking, lowers the refund. */
export async function lowerFullRefund(
  change: Change,
  { id, ending }: ReservationOnFile,
  { fullRefund, cents, reverse }: Lowering,
): Promise<void> {
  const parts = []
  for (const refundId of fullRefund.refundIds)
    parts.push(...(await returnRefundToBooking(change, refundId)))
  await reverse()
  const left = fullRefund.cents - cents
  const iban = parts.findLast((part) => part.named)?.named?.iban
  // This is another refund, so the guest's named account is asked again.
  const named = iban === undefined ? undefined : { iban, at: change.now }
  const refunds = await addRefund(change, { id, cents: left, named })
  const detail = { cents }
  await recordEvent(change, { reservationId: id, by: 'owner', what: 'not-owed-back', detail })
  if (!ending) return
  await change.reservations.removeEnding(id)
  const refundId = ending.refundId === undefined ? undefined : refunds[0]?.id
  await change.reservations.addEnding(id, { ...ending, refundId, refundCents: left })
}
