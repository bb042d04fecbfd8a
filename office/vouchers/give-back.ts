import { randomUUID } from 'node:crypto'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { takenFrom } from '#booking/money/owed.ts'
import { sum } from '#booking/sum.ts'
import { backToVouchers, usableAtLeastUntil } from '#booking/vouchers/voucher.ts'
import type { Store } from '#store/store.ts'
import type { VoucherUse } from '#store/money/vouchers.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import { type Change, recordEvent } from '../office.ts'

type Reads = Pick<Store, 'voucherUsesFor' | 'findVoucher'>

export async function centsToVouchers(
  reads: Reads,
  reservationId: Id<'reservation'>,
  refundCents: Cents,
) {
  const { back } = backToVouchers(await standingUses(reads, reservationId), refundCents)
  return sum(back, ({ cents }) => cents)
}

/** Within a change: the booking is no longer paid with it, and what remains goes back as money. */
export async function giveBackToVouchers(
  change: Change,
  reservationId: Id<'reservation'>,
  cents: Cents,
) {
  const uses = await standingUses(change, reservationId)
  const { back } = backToVouchers(uses, cents)
  const at = change.clock.now()
  for (const { id, cents: given } of back) {
    const { voucherId, kind } = uses.find((use) => use.id === id)!
    const use = { id: randomUUID(), voucherId, reservationId, kind, cents: -given, at }
    await change.addVoucherUse(use)
    await takeFromPaid(change, use)
    const { validUntil } = (await change.findVoucher(voucherId))!
    const usable = usableAtLeastUntil(dayOf(at))
    if (validUntil < usable) await change.updateVoucher(voucherId, { validUntil: usable })
  }
  const backCents = sum(back, ({ cents: given }) => given)
  if (backCents > 0) {
    const detail = { cents: backCents }
    await recordEvent(change, { reservationId, by: 'owner', what: 'back-on-voucher', detail })
  }
  return backCents
}

type Sharing = {
  readonly from: string
  readonly to: string
  readonly goingCents: Cents
  readonly paidCents: Cents
}

/** Within a change: of what vouchers paid of a booking, the part that goes along with those who leave it. */
export async function shareUses(change: Change, sharing: Sharing): Promise<void> {
  const { from, to, goingCents, paidCents } = sharing
  if (goingCents === 0) return
  const at = change.clock.now()
  for (const use of await standingUses(change, from)) {
    const cents = Math.floor((use.cents * goingCents) / paidCents)
    const own = { ...use, id: randomUUID(), reservationId: from, cents: -cents, at }
    if (cents === 0) continue
    await change.addVoucherUse(own)
    await change.addVoucherUse({ ...own, id: randomUUID(), reservationId: to, cents })
  }
}

/** Of the payment it paid first: a party made smaller may have less in that one than the voucher had put there. */
async function takeFromPaid(
  change: Change,
  { reservationId, kind, voucherId, cents: used, at }: VoucherUse,
): Promise<void> {
  const { payments } = (await change.findReservation(reservationId))!
  const inOrder = payments.toSorted((a) => (a.kind === kind ? -1 : 1))
  const back = { kind: 'back-on-voucher', to: `voucher:${voucherId}`, at } as const
  await change.post(
    takenFrom(inOrder, -used).map(({ kind: of, cents }) => {
      return { ...back, from: `${of}:${reservationId}`, cents }
    }),
  )
}

/** What vouchers paid of a booking and did not get back, the last of it first; not of one that was withdrawn. */
async function standingUses(
  reads: Reads,
  reservationId: Id<'reservation'>,
): Promise<readonly VoucherUse[]> {
  const uses = await reads.voucherUsesFor(reservationId)
  const byPart = Map.groupBy(uses, ({ voucherId, kind }) => `${voucherId} ${kind}`)
  const standing: VoucherUse[] = []
  for (const [first, ...others] of byPart.values()) {
    const voucher = await reads.findVoucher(first!.voucherId)
    if (!voucher || voucher.withdrawnAt) continue
    const cents = sum([first!, ...others], (use) => use.cents)
    if (cents > 0) standing.push({ ...first!, cents })
  }
  return standing.toReversed()
}
