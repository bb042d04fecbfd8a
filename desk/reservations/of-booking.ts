import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { renderNotFound } from '../frame.tsx'
import type { DeskVisit } from '../visit.ts'

export type BookingVisit = DeskVisit & { readonly reservation: ReservationOnFile }

/** Answers about the booking of the address, as it is now. */
export function ofBooking<Asked extends readonly unknown[], Answer>(
  answer: (visit: BookingVisit, ...asked: Asked) => Answer | Promise<Answer>,
) {
  return async (visit: DeskVisit, ...asked: Asked): Promise<Answer | Response> => {
    const reservation = await visit.office.store.reservations.find(visit.id)
    return reservation ? answer({ ...visit, reservation }, ...asked) : renderNotFound(visit)
  }
}
