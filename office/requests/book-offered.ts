import type { Session } from '#booking/dates/session.ts'
import { tell } from '../mail/tell.ts'
import type { Change } from '../office.ts'
import { addReservation } from './add-reservation.ts'
import { recordEvent } from './record-event.ts'

type Asked = Omit<Parameters<typeof addReservation>[2], 'status' | 'source'>

/** Places that the farm had offered are taken, so the booking begins confirmed. Returns its id. */
export async function bookOffered(
  change: Change,
  session: Session,
  { news, ...asked }: Asked & { readonly news: 'option-accepted' | 'waiting-accepted' },
): Promise<string> {
  const confirmed = { ...asked, status: 'confirmed', source: 'site' } as const
  const { id: reservationId } = await addReservation(change, session, confirmed)
  await recordEvent(change, { reservationId, by: 'guest', what: 'requested' })
  await recordEvent(change, { reservationId, by: 'owner', what: 'confirmed' })
  const reservation = (await change.findReservation(reservationId))!
  for (const kind of ['confirmed', news] as const) await tell(change, { kind, reservation })
  return reservationId
}
