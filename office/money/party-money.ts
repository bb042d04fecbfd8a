import { type GivenUp, stillGivenUp } from '#booking/money/given-up.ts'
import type { Taking } from '#booking/reservations/life.ts'
import { type Resized, resized } from '#booking/party/party-size.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { Store } from '#store/store.ts'

export async function partyMoney(
  reads: Pick<Store, 'listEvents' | 'findRefund'>,
  reservation: ReservationOnFile,
  { participants, ...taking }: Taking & { readonly participants: number },
): Promise<Resized> {
  const givenUp = await givenUpBy(reads, reservation.id)
  const total = reservation.priceCents * participants
  return resized({ ...reservation, givenUp }, total, taking)
}

/** Changes from before this was kept tell nothing: their refunds stay as they are. */
async function givenUpBy(reads: Pick<Store, 'listEvents' | 'findRefund'>, id: string) {
  const changes = (await reads.listEvents(id)).flatMap(({ what, detail }) => {
    if (what !== 'party-changed') return []
    const { givenUpCents = 0, retakenCents = 0, refundId, keptGivenUpCents = 0 } = detail
    return [{ givenUpCents, retakenCents, refundId, keptGivenUpCents }]
  })
  const givenUp: GivenUp[] = []
  for (const { cents, refundId, ofCents, keptCents } of stillGivenUp(changes)) {
    const found = refundId === undefined ? undefined : await reads.findRefund(refundId)
    const waits = found && !found.paidAt
    const refund = waits ? { id: found.id, cents: found.amountCents } : undefined
    const paidBackCents = found?.paidAt ? Math.round((found.amountCents * cents) / ofCents) : 0
    givenUp.push({ cents, refund, paidBackCents, keptCents })
  }
  return givenUp
}
