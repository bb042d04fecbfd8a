import { rule } from '#booking/reservations/life.ts'
import type { Resized } from '#booking/party/party-size.ts'
import { sum } from '#booking/sum.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { noRoomFor, type NoRoom, type PartyActor } from './change-party.ts'
import type { Office } from '../office.ts'
import { partyMoney } from '../money/party-money.ts'

export type PartyOutlook =
  | {
      readonly kind: 'possible'
      readonly reservation: ReservationOnFile
      readonly money: Resized
      readonly toRefundCents: number
    }
  | NoRoom
  | { readonly kind: 'nothing-to-do' | 'no-such-reservation' }

type Weighed = { readonly id: string; readonly participants: number; readonly by?: PartyActor }

export async function weighParty(
  { store, clock }: Office,
  { id, participants, by = 'owner' }: Weighed,
): Promise<PartyOutlook> {
  const reservation = await store.findReservation(id)
  if (!reservation) return { kind: 'no-such-reservation' }
  const now = clock.now()
  const taking = { by, now }
  const isOver = rule(reservation, 'change-party', taking).kind !== 'allowed'
  if (isOver || reservation.participants === participants) return { kind: 'nothing-to-do' }
  const noRoom = noRoomFor(reservation, taking)
  if (participants > noRoom.most) return noRoom
  const money = await partyMoney(store, reservation, { ...taking, participants })
  const waiting = (await store.refundsOf(id)).filter(({ paidAt }) => !paidAt)
  const toRefundCents = sum(waiting, ({ amountCents }) => amountCents)
  return { kind: 'possible', reservation, money, toRefundCents }
}
