import { type Diets, writeDiets } from '#booking/party/diets.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { type Change, inOneChange, type Office, oneChange, recordEvent } from '../office.ts'

export function canGiveDiets({ status, session }: ReservationOnFile, now: Date): boolean {
  return holdsPlaces(status) && now < session.startsAt
}

export const saveDiets = oneChange(async (change, id: Id<'reservation'>, diets: Diets) => {
  const consentedAt = change.clock.now()
  const reservation = await change.reservations.find(id)
  if (!reservation || !canGiveDiets(reservation, consentedAt)) return
  const answer = writeDiets({ ...diets, people: reservation.participants })
  await change.diets.save({ reservationId: id, answer, consentedAt })
  await recordEvent(change, { reservationId: id, by: 'guest', what: 'diets-kept' })
})

/** The guest who booked takes back their own consent only. False when there were no diets. */
export function forgetDiets(office: Office, id: Id<'reservation'>): Promise<boolean> {
  return eraseDiets(office, { record: id, about: id }, (change) => change.diets.forget(id))
}

/** The diets' time is over, those of companions too. */
export function forgetAllDiets(office: Office, id: Id<'reservation'>): Promise<boolean> {
  return eraseDiets(office, { record: id, about: id }, async (change) => {
    const ofCompanions = await change.diets.forgetOfCompanions(id)
    return (await change.diets.forget(id)) || ofCompanions
  })
}

/** Erases the diets of a guest or a companion, in the mails about the booking too. */
export async function eraseDiets(
  office: Office,
  { record, about }: { readonly record: string; readonly about: Id<'reservation'> },
  take: (change: Change) => Promise<boolean>,
): Promise<boolean> {
  const at = office.clock.now()
  const forgot = await inOneChange(office, async (change) => {
    if (!(await take(change))) return false
    await change.people.forgetMailsAbout({ ids: [about], until: at })
    await change.people.listErased([{ record, at, as: 'diets' }])
    return true
  })
  if (forgot) office.dataForgotten()
  return forgot
}
