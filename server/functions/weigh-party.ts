import { dayOf } from '#booking/brussels-time.ts'
import { rule } from '#booking/life.ts'
import type { Resized } from '#booking/party-size.ts'
import type { ReservationOnFile } from '../store/reservation-records.ts'
import { noRoomFor, type NoRoom } from './change-party.ts'
import type { Office } from './office.ts'
import { partyMoney } from './party-money.ts'
import { lifeOf } from './take-step.ts'

export type PartyOutlook =
  | {
      readonly kind: 'possible'
      readonly reservation: ReservationOnFile
      readonly money: Resized
      /** What waits to go back now, for whatever reason. */
      readonly toRefundCents: number
    }
  | NoRoom
  /** It is over, or has that number already. */
  | { readonly kind: 'nothing-to-do' }
  | { readonly kind: 'no-such-reservation' }

/** What another number of people would do to a booking, before anybody says that it shall. */
export async function weighParty(
  { store, clock }: Office,
  { id, participants }: { readonly id: string; readonly participants: number },
): Promise<PartyOutlook> {
  const reservation = await store.findReservation(id)
  if (!reservation) return { kind: 'no-such-reservation' }
  const now = clock.now()
  const taking = { by: 'owner', now, today: dayOf(now) } as const
  const isOver = rule(lifeOf(reservation), 'change-party', taking).kind !== 'allowed'
  if (isOver || reservation.participants === participants) return { kind: 'nothing-to-do' }
  const { capacity, taken } = reservation.session
  if (participants - reservation.participants > capacity - taken) return noRoomFor(reservation)
  const events = await store.listEvents(id)
  const refunds = (await store.listRefunds()).filter(({ reservationId }) => reservationId === id)
  const findRefund = async (of: string) => refunds.find((refund) => refund.id === of)
  const money = await partyMoney({ reservation, events, findRefund }, participants, taking)
  const toRefundCents = refunds
    .filter(({ paidAt }) => !paidAt)
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { kind: 'possible', reservation, money, toRefundCents }
}
