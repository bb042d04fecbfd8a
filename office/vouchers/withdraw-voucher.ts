import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Method } from '#booking/money/method.ts'
import {
  canTakeBack,
  canWithdraw,
  payerOf,
  refundOnceWithdrawn,
} from '#booking/vouchers/voucher.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import { notify } from '../mail/notify.ts'
import { type Change, isAsShown, oneChange } from '../office.ts'

type Withdrawing = {
  readonly id: Id<'voucher'>
  readonly iban: string | undefined
  readonly by?: 'buyer' | 'owner'
  readonly shown?: Cents | undefined
}

/**
 * Refunds the rest of a voucher to the account that paid for it (art. VI.50 WER), so that a thief of the link gets
 * nothing; to the named account while no statement has shown one. False when it is too late, when all is spent, or when the page named another sum.
 */
export const withdrawVoucher = oneChange(
  async (change, { id, iban, by = 'buyer', shown }: Withdrawing) => {
    const voucher = await change.vouchers.find(id)
    const { now: withdrawnAt } = change
    const canEnd = by === 'owner' ? canTakeBack : canWithdraw
    if (voucher?.withdrawnAt) return voucher.withdrawnBy === by
    if (!voucher || !canEnd(voucher, dayOf(withdrawnAt))) return false
    const refundCents = refundOnceWithdrawn(voucher)
    if (!isAsShown(shown, refundCents)) return false
    const payer = payerOf(await change.vouchers.listReceiptsOf(id), refundCents)
    const refundIban = payer ?? iban ?? ''
    await change.vouchers.update(id, { withdrawnAt, withdrawnBy: by, refundIban })
    const owed = { kind: 'owed-back', from: `voucher:${id}`, to: `voucher-refund:${id}` } as const
    await change.entries.post([{ ...owed, cents: refundCents, at: withdrawnAt }])
    const withdrawn = await change.vouchers.get(id)
    await notify(change, {
      kind: 'voucher-withdrawn',
      voucher: withdrawn,
      waits: payer === undefined,
    })
    return true
  },
)

/** @param method cash that was handed back; undefined for a transfer */
export const markVoucherRefundPaid = oneChange(bookVoucherRefunded)

export async function bookVoucherRefunded(
  change: Change,
  id: Id<'voucher'>,
  method?: Method,
): Promise<boolean> {
  const voucher = await change.vouchers.find(id)
  if (!voucher || voucher.refundCents === 0) return false
  if (voucher.refundedAt) return true
  const { now: refundedAt } = change
  await change.vouchers.update(id, { refundedAt })
  const paid = { kind: 'refunded', from: `voucher-refund:${id}`, to: `hand:${id}` } as const
  await change.entries.post([{ ...paid, method, cents: voucher.refundCents, at: refundedAt }])
  await notify(change, { kind: 'voucher-refunded', voucher: { ...voucher, refundedAt }, method })
  return true
}
