import { type GivenUp, stillGivenUp } from '#booking/given-up.ts'
import type { Taking } from '#booking/life.ts'
import { type Resized, resized } from '#booking/party-size.ts'
import type { OfficeEvent } from '../store/history-records.ts'
import type { Refund, ReservationOnFile } from '../store/reservation-records.ts'
import { lifeOf } from './take-step.ts'

type OnFile = {
  readonly reservation: ReservationOnFile
  /** Of that reservation, in order. */
  readonly events: readonly OfficeEvent[]
  readonly findRefund: (id: string) => Promise<Refund | undefined>
}

/** What another number of people comes to, with the refunds that still wait for places given up before. */
export async function partyMoney(
  onFile: OnFile,
  participants: number,
  taking: Taking,
): Promise<Resized> {
  const { reservation } = onFile
  const givenUp = await givenUpOf(onFile)
  const total = reservation.priceCents * participants
  return resized({ ...lifeOf(reservation), givenUp }, total, taking)
}

/** Changes from before this was kept tell nothing: their refunds stay as they are. */
async function givenUpOf({ events, findRefund }: OnFile): Promise<readonly GivenUp[]> {
  const changes = events
    .filter(({ what }) => what === 'party-changed')
    .map(({ detail }) => ({
      givenUpCents: Number(detail['givenUpCents'] ?? 0),
      retakenCents: Number(detail['retakenCents'] ?? 0),
      refundId: detail['refundId'] === undefined ? undefined : String(detail['refundId']),
    }))
  const givenUp: GivenUp[] = []
  for (const { cents, refundId } of stillGivenUp(changes)) {
    const found = refundId === undefined ? undefined : await findRefund(refundId)
    const waits = found && !found.paidAt
    givenUp.push({ cents, refund: waits ? { id: found.id, cents: found.amountCents } : undefined })
  }
  return givenUp
}
