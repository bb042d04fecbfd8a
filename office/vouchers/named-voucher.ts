import { dayOf } from '#booking/dates/brussels-time.ts'
import { codeDigest } from '#booking/people/digests.ts'
import { readVoucherCode } from '#booking/vouchers/voucher-code.ts'
import { type VoucherState, voucherState } from '#booking/vouchers/voucher.ts'
import type { Store } from '#store/store.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { type Change, recordEvent } from '../office.ts'

type Named = { readonly kind: 'voucher-unknown' | 'voucher-used' | 'voucher-ended' }

/** Reason why a code pays nothing, within a change; undefined when it would pay today. */
export async function whyPaysNothing(change: Change, code: string): Promise<Named | undefined> {
  const voucher = await change.vouchers.findByCode(codeDigest(code))
  const state = voucher ? voucherState(voucher, dayOf(change.clock.now())) : 'withdrawn'
  return reasons[state]
}

export async function vouchersTyped(
  { vouchers }: Pick<Store, 'vouchers'>,
  typed: string,
): Promise<readonly string[]> {
  const code = readVoucherCode(typed)
  const voucher = code === undefined ? undefined : await vouchers.findByCode(codeDigest(code))
  return voucher ? [voucher.id] : []
}

const reasons: Readonly<Record<VoucherState, Named | undefined>> = {
  open: undefined,
  used: { kind: 'voucher-used' },
  ended: { kind: 'voucher-ended' },
  unpaid: { kind: 'voucher-unknown' },
  withdrawn: { kind: 'voucher-unknown' },
}

export async function tellNamed(change: Change, { id, voucherDigest }: Request): Promise<void> {
  if (voucherDigest === undefined) return
  const [by, detail] = ['guest', { codeDigest: voucherDigest }] as const
  await recordEvent(change, { reservationId: id, by, what: 'voucher-named', detail })
}

export async function namedVoucher(
  reads: Pick<Store, 'vouchers'>,
  { voucherDigest }: Request,
): Promise<VoucherOnFile | undefined> {
  return voucherDigest === undefined ? undefined : reads.vouchers.findByCode(voucherDigest)
}

type Request = Pick<ReservationOnFile, 'id' | 'voucherDigest'>
