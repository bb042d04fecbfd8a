import { type Diets, writeDiets } from '#booking/diets.ts'
import { holdsPlaces } from '#booking/status.ts'
import type { ReservationOnFile } from '../store/reservation-records.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'

/** Whether there is still a plate to cook for. */
export function mayTellDiets({ status, session }: ReservationOnFile, now: Date): boolean {
  return holdsPlaces(status) && now < session.startsAt
}

/** Keeps what a party may not eat, by the consent that came with it. */
export async function keepDiets(office: Office, id: string, diets: Diets): Promise<void> {
  const consentedAt = office.clock.now()
  await office.store.change(async (changes) => {
    const reservation = await changes.findReservation(id)
    if (!reservation || !mayTellDiets(reservation, consentedAt)) return
    await changes.keepDiets({ reservationId: id, answer: writeDiets(diets), consentedAt })
    await recordEvent(office, changes, { reservationId: id, by: 'guest', what: 'diets-kept' })
  })
}

/** Takes the consent back: nothing of it stays. */
export async function forgetDiets(office: Office, id: string): Promise<void> {
  await office.store.change((changes) => changes.forgetDiets(id))
}
