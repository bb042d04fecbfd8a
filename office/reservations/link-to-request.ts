import { dayOf } from '#booking/dates/brussels-time.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import { voucherState } from '#booking/vouchers/voucher.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import { type Change, recordEvent } from '../office.ts'
import { findNamedVoucher } from '../vouchers/named-voucher.ts'
import { redeemNamed } from '../vouchers/redeem-voucher.ts'

type RequestLink = {
  readonly requestId: Id<'reservation'> | undefined
  readonly reservationId: Id<'reservation'>
  readonly by: 'guest' | 'owner'
}

/** The first booking made of an ended request, which its voucher pays; undefined for a later one. */
export async function linkToRequest(change: Change, { requestId, reservationId, by }: RequestLink) {
  const request = await requestToLink(change, requestId)
  if (!request) return undefined
  await change.reservations.update(request.id, { ledTo: reservationId })
  const detail = { otherId: reservationId }
  await recordEvent(change, { reservationId: request.id, by, what: 'led-to', detail })
  return redeemNamed(change, request, { reservationId, by })
}

/** True when a usable voucher of the request will pay the booking made of it. */
export async function bringsVoucher(
  reads: Reads,
  requestId: Id<'reservation'> | undefined,
  now: Date,
): Promise<boolean> {
  const request = await requestToLink(reads, requestId)
  const voucher = request && (await findNamedVoucher(reads, request))
  return voucher !== undefined && voucherState(voucher, dayOf(now)) === 'open'
}

/** An ended request that led to no booking yet; a request that goes on needs its own voucher. */
async function requestToLink(
  reads: Reads,
  requestId: Id<'reservation'> | undefined,
): Promise<ReservationOnFile | undefined> {
  const request = requestId ? await reads.reservations.find(requestId) : undefined
  return request && hasEnded(request.status) && !request.ledTo ? request : undefined
}
