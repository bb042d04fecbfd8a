import { addHours } from './brussels-time.ts'
import { isUpcoming, type Session } from './session.ts'

type Asked = Pick<Session, 'startsAt' | 'state'>

/** The last moment: the answer takes up to a day, and is to come before the date begins. */
export function requestsCloseAt({ startsAt }: Pick<Session, 'startsAt'>, closeHours: number): Date {
  return addHours(startsAt, -closeHours)
}

/** True while a guest can ask for the date; the owner may give it away until it is over. */
export function takesRequests(
  session: Asked,
  { now, closeHours }: { readonly now: Date; readonly closeHours: number },
): boolean {
  return isUpcoming(session, now) && now < requestsCloseAt(session, closeHours)
}
