import { addDays } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { Changes, Store } from '#store/store.ts'

/** Lines that say something that cannot be; the type check fails as soon as one of them compiles. Nobody runs them. */
export async function wrongLines(given: {
  readonly store: Store
  readonly change: Changes
  readonly reservation: ReservationOnFile
  readonly session: Session
}) {
  const { store, change, reservation, session } = given
  // @ts-expect-error -- no day
  addDays('next Tuesday', 3)
  // @ts-expect-error -- a name is no day
  addDays(reservation.name, 3)
  // @ts-expect-error -- no time of day
  const late: Session = { ...session, startTime: '25:99' }
  // @ts-expect-error -- a date is no booking
  await store.findReservation(session.id)
  // @ts-expect-error -- nor has a booking places of its own
  await change.takePlaces(reservation.id, 1)
  return late
}
