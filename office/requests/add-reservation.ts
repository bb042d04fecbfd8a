import { randomUUID } from 'node:crypto'
import { refundTerms } from '#booking/money/refund-terms.ts'
import { priceOn } from '#booking/house/house.ts'
import type { Session } from '#booking/dates/session.ts'
import type { Reservation } from '#store/reservations.ts'
import type { Change } from '../office.ts'

type Asked = Pick<
  Reservation,
  'participants' | 'name' | 'email' | 'language' | 'status' | 'source'
> & { readonly telephone?: string; readonly specialRequirements?: string }

export async function addReservation(
  change: Change,
  session: Session,
  { telephone = '', specialRequirements = '', ...asked }: Asked,
): Promise<Reservation> {
  const reservation = {
    ...asked,
    sessionId: session.id,
    id: randomUUID(),
    telephone,
    specialRequirements,
    priceCents: priceOn(change.house, session),
    createdAt: change.clock.now(),
    terms: refundTerms,
  }
  await change.addReservation(reservation)
  return reservation
}
