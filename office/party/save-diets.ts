import { lastBeginning } from '#booking/dates/session-days.ts'
import { type Diets, writeDiets } from '#booking/party/diets.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { type Change, oneChange, recordEvent } from '../office.ts'

export function canGiveDiets({ status, session }: ReservationOnFile, now: Date): boolean {
  return holdsPlaces(status) && now < lastBeginning(session)
}

export const saveDiets = oneChange(async (change, id: Id<'reservation'>, diets: Diets) => {
  const { now: consentedAt } = change
  const reservation = await change.reservations.find(id)
  if (!reservation || !canGiveDiets(reservation, consentedAt)) return
  const answer = writeDiets({ ...diets, people: reservation.participants })
  await change.diets.save({ reservationId: id, answer, consentedAt })
  await recordEvent(change, { reservationId: id, by: 'guest', what: 'diets-kept' })
})

/** The guest who booked takes back their own consent only. False when there were no diets. */
export const forgetDiets = oneChange(async (change, id: Id<'reservation'>) => {
  const forgotten = await change.diets.forgetCopies(id)
  for (const record of forgotten) await eraseDiets(change, { record, about: record })
  return forgotten.length > 0
})

/** The diets' time is over, those of companions too. */
export const forgetAllDiets = oneChange(async (change, id: Id<'reservation'>) => {
  const ofCompanions = await change.diets.forgetOfCompanions(id)
  const forgot = (await change.diets.forget(id)) || ofCompanions
  if (forgot) await eraseDiets(change, { record: id, about: id })
  return forgot
})

/** The diets of a guest or a companion leave the mails about the booking too. */
export async function eraseDiets(
  change: Change,
  { record, about }: { readonly record: string; readonly about: Id<'reservation'> },
): Promise<void> {
  const { now: at } = change
  await change.personalData.forgetMailsAbout({ ids: [about], until: at })
  await change.personalData.listErased([{ record, at, as: 'diets' }])
  change.dataForgotten()
}
