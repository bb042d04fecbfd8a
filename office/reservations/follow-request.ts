import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Actor } from '#booking/reservations/life.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import { voucherState } from '#booking/vouchers/voucher.ts'
import type { Store } from '#store/store.ts'
import type { Id } from '#booking/id.ts'
import { type Change, recordEvent } from '../office.ts'
import { namedVoucher } from '../vouchers/named-voucher.ts'
import { redeemNamed } from '../vouchers/redeem-voucher.ts'

type Following = {
  readonly requestId: Id<'reservation'> | undefined
  readonly reservationId: Id<'reservation'>
  readonly by: Actor
}

/** The voucher that a request named pays the first booking made of it; undefined where there is none. */
export async function followRequest(change: Change, { requestId, reservationId, by }: Following) {
  if (!requestId || !(await isToFollow(change, requestId))) return undefined
  const detail = { otherId: reservationId }
  await recordEvent(change, { reservationId: requestId, by, what: 'led-to', detail })
  return redeemNamed(change, requestId, reservationId)
}

/** Whether a gift voucher that can be used is to pay what comes of that request. */
export async function bringsVoucher(
  reads: Reads & Pick<Store, 'findVoucherByCode'>,
  requestId: Id<'reservation'> | undefined,
  now: Date,
): Promise<boolean> {
  if (!requestId || !(await isToFollow(reads, requestId))) return false
  const voucher = await namedVoucher(reads, requestId)
  return voucher !== undefined && voucherState(voucher, dayOf(now)) === 'open'
}

type Reads = Pick<Store, 'findReservation' | 'listEvents'>

/** One that stands, as something was paid for it, is itself paid with what it named. */
async function isToFollow(reads: Reads, requestId: Id<'reservation'>): Promise<boolean> {
  const request = await reads.findReservation(requestId)
  if (!request || !hasEnded(request.status)) return false
  return (await reads.listEvents(requestId)).every(({ what }) => what !== 'led-to')
}
