import type { Session } from '#booking/dates/session.ts'
import { tell } from '../mail/tell.ts'
import type { Change } from '../office.ts'
import { addReservation } from './add-reservation.ts'
import { followRequest } from './follow-request.ts'
import { recordEvent } from './record-event.ts'

type Asked = Omit<Parameters<typeof addReservation>[2], 'status' | 'source'> & {
  readonly news: 'option-accepted' | 'waiting-accepted'
  /** What it came of. */
  readonly requestId?: string | undefined
}

/** Places that the farm had offered are taken, so the booking begins confirmed. Returns its id. */
export async function bookOffered(
  change: Change,
  session: Session,
  { news, requestId, ...asked }: Asked,
): Promise<string> {
  const confirmed = { ...asked, status: 'confirmed', source: 'site' } as const
  const { id: reservationId } = await addReservation(change, session, confirmed)
  await recordEvent(change, { reservationId, by: 'guest', what: 'requested' })
  await recordEvent(change, { reservationId, by: 'owner', what: 'confirmed' })
  const voucher = await followRequest(change, { requestId, reservationId, by: 'guest' })
  const reservation = (await change.findReservation(reservationId))!
  await tell(change, { kind: 'confirmed', reservation, voucher })
  await tell(change, { kind: news, reservation })
  return reservationId
}
