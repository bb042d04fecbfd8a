import { addDays } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import type { ReservationOnFile } from '#store/reservations.ts'

/** Lines that say something that cannot be; the type check fails as soon as one of them compiles. Nobody runs them. */
export function wrongLines(reservation: ReservationOnFile, session: Session) {
  // @ts-expect-error -- no day
  addDays('next Tuesday', 3)
  // @ts-expect-error -- a name is no day
  addDays(reservation.name, 3)
  // @ts-expect-error -- no time of day
  const late: Session = { ...session, startTime: '25:99' }
  return late
}
