import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { renderNotFound } from './frame.tsx'
import type { DeskVisit } from './visit.ts'

export type BookingVisit = DeskVisit & { readonly reservation: ReservationOnFile }
export type SessionVisit = DeskVisit & { readonly session: SessionOnFile }

export const ofBooking = ofRecord(async ({ office, id }) => {
  const reservation = await office.store.reservations.find(id)
  return reservation && { reservation }
})

export const ofSession = ofRecord(async ({ office, id }) => {
  const session = await office.store.sessions.find(id)
  return session && { session }
})

/** Answers about the record of the address, as it is now. */
export function ofRecord<Found extends object>(
  find: (visit: DeskVisit) => Promise<Found | undefined>,
) {
  return <Asked extends readonly unknown[], Answer>(
    answer: (visit: DeskVisit & Found, ...asked: Asked) => Answer | Promise<Answer>,
  ) =>
    async (visit: DeskVisit, ...asked: Asked): Promise<Answer | Response> => {
      const found = await find(visit)
      return found ? answer({ ...visit, ...found }, ...asked) : renderNotFound(visit)
    }
}
