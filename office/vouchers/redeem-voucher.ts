import { dayOf } from '#booking/dates/brussels-time.ts'
import type { House } from '#booking/house/house.ts'
import type { Id } from '#booking/id.ts'
import { depositFirst } from '#booking/money/owed.ts'
import { sum } from '#booking/sum.ts'
import { codeDigest } from '#booking/people/digests.ts'
import { readVoucherCode } from '#booking/vouchers/voucher-code.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import { type Redeeming, voucherState } from '#booking/vouchers/voucher.ts'
import { voucherUses } from '#booking/vouchers/voucher-uses.ts'
import { type Change, oneChange } from '../office.ts'
import { bookReceipts, partsForPayments } from '../money/book-receipts.ts'

type Redemption = {
  readonly reservationId: Id<'reservation'>
  /** A guest pays until the workshop begins, the owner books it later too. */
  readonly by: 'guest' | 'owner'
  readonly notifies?: boolean
}

/** Pays the deposit first, as far as the voucher reaches. */
export const redeemVoucher = oneChange(
  async (
    change,
    { typed, ...paid }: Redemption & { readonly typed: string },
  ): Promise<Redeeming> => {
    const code = readVoucherCode(typed)
    return code
      ? redeemByDigest(change, { ...paid, digest: codeDigest(code) })
      : { kind: 'no-code' }
  },
)

/** The farm's yes redeems the voucher of the request; the reason when nothing was paid. */
export async function redeemNamed(
  change: Change,
  { voucherDigest: digest }: Pick<ReservationOnFile, 'voucherDigest'>,
  paying: Redemption,
): Promise<Redeeming | undefined> {
  if (digest === undefined) return undefined
  const outcome = await redeemByDigest(change, { ...paying, digest, notifies: false })
  if (outcome.kind === 'redeemed') return outcome
  return (await findRedeemedBefore(change, paying.reservationId, digest)) ?? outcome
}

/** A voucher redeemed before the yes, or twice, has paid already. */
export async function findRedeemedBefore(
  reads: Reads,
  reservationId: string,
  digest: string,
): Promise<Extract<Redeeming, { kind: 'redeemed' }> | undefined> {
  const voucher = await reads.vouchers.findByCode(digest)
  const uses = voucherUses(reservationId, await reads.entries.listOfPayments(reservationId))
  const ofVoucher = uses.filter(({ voucherId }) => voucherId === voucher?.id)
  const cents = sum(ofVoucher, (use) => use.cents)
  return voucher && cents > 0
    ? { kind: 'redeemed', cents, leftCents: voucher.leftCents }
    : undefined
}

/** Redeems within a change, by the digest of a code. */
export async function redeemByDigest(
  change: Change,
  { reservationId, digest, notifies = true, by }: Redemption & { readonly digest: string },
): Promise<Redeeming> {
  const voucher = await change.vouchers.findByCode(digest)
  const state = voucher && voucherState(voucher, dayOf(change.now))
  if (!voucher || voucher.withdrawnAt || state === 'unpaid') return { kind: 'unknown' }
  if (state === 'used' || state === 'ended') return { kind: state }
  const reservation = await change.reservations.find(reservationId)
  const paying = { kind: 'redeemed', from: `voucher:${voucher.id}` } as const
  const payments = depositFirst(reservation?.payments ?? [])
  const parts = partsForPayments(payments, voucher.leftCents, () => paying)
  if (!reservation || parts.length === 0) return { kind: 'nothing-to-pay' }
  const outcome = await bookReceipts(change, reservation, { by, parts, notifies })
  if (outcome.kind !== 'done') return { kind: 'nothing-to-pay' }
  const cents = sum(parts, (part) => part.cents)
  return { kind: 'redeemed', cents, leftCents: voucher.leftCents - cents }
}

/** A house without the sale of vouchers takes the vouchers that it sold before. */
export async function takesVouchers(
  { vouchers }: Reads,
  { leftOut }: Pick<House, 'leftOut'>,
): Promise<boolean> {
  return !leftOut.includes('giftVoucher') || (await vouchers.listLast(1)).length > 0
}
