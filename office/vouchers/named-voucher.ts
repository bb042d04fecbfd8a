import { dayOf } from '#booking/dates/brussels-time.ts'
import { codeDigest } from '#booking/people/digests.ts'
import { readVoucherCode } from '#booking/vouchers/voucher-code.ts'
import { type VoucherState, voucherState } from '#booking/vouchers/voucher.ts'
import type { Reads } from '#store/subjects.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Change } from '../office.ts'

/** The voucher of a code that could pay today, or the reason why none can. */
export async function findVoucherOfCode(change: Change, code: string) {
  const voucher = await change.vouchers.findByCode(codeDigest(code))
  if (!voucher) return { kind: 'voucher-unknown' } as const
  const state = voucherState(voucher, dayOf(change.now))
  return state === 'open' ? ({ kind: state, voucher } as const) : reasons[state]
}

export async function listVouchersTyped(
  { vouchers }: Reads,
  typed: string,
): Promise<readonly string[]> {
  const code = readVoucherCode(typed)
  const voucher = code === undefined ? undefined : await vouchers.findByCode(codeDigest(code))
  return voucher ? [voucher.id] : []
}

const reasons = {
  used: { kind: 'voucher-used' },
  ended: { kind: 'voucher-ended' },
  unpaid: { kind: 'voucher-unknown' },
  withdrawn: { kind: 'voucher-unknown' },
  'taken-back': { kind: 'voucher-unknown' },
} as const satisfies Record<Exclude<VoucherState, 'open'>, unknown>

export async function findNamedVoucher(
  reads: Reads,
  { voucherDigest }: Pick<ReservationOnFile, 'voucherDigest'>,
): Promise<VoucherOnFile | undefined> {
  return voucherDigest === undefined ? undefined : reads.vouchers.findByCode(voucherDigest)
}
