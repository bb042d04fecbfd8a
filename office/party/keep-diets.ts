import { type Diets, writeDiets } from '#booking/party/diets.ts'
import { holdsPlaces } from '#booking/status.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { recordEvent } from '../requests/record-event.ts'
import { inOneChange, type Office } from '../office.ts'

export function mayTellDiets({ status, session }: ReservationOnFile, now: Date): boolean {
  return holdsPlaces(status) && now < session.startsAt
}

export async function keepDiets(office: Office, id: string, diets: Diets): Promise<void> {
  const consentedAt = office.clock.now()
  await inOneChange(office, async (change) => {
    const reservation = await change.findReservation(id)
    if (!reservation || !mayTellDiets(reservation, consentedAt)) return
    await change.keepDiets({ reservationId: id, answer: writeDiets(diets), consentedAt })
    await recordEvent(change, { reservationId: id, by: 'guest', what: 'diets-kept' })
  })
}

/** Takes the consent back, or lets the clock: nothing of it stays, in no mail either. False when there was nothing. */
export async function forgetDiets(office: Office, id: string): Promise<boolean> {
  const at = office.clock.now()
  const forgot = await inOneChange(office, async (change) => {
    if (!(await change.forgetDiets(id))) return false
    await change.forgetMailsAbout({ ids: [id], until: at })
    await change.listErased([{ record: id, at, as: 'diets' }])
    return true
  })
  if (forgot) office.dataForgotten()
  return forgot
}
