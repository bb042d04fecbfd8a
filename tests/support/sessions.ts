import { instantIn } from '#booking/dates/brussels-time.ts'
import { asItsWorkshop } from '#booking/dates/own-date.ts'
import type { Quorum, Session } from '#booking/dates/session.ts'
import type { Day } from '#language/dates.ts'

/** A date of drinks as the store gives it: an evening with ten places, none taken; its id is its day. */
export function sessionOn(day: Day, different: Partial<Omit<Session, keyof Quorum>> = {}): Session {
  const [startTime, endTime] = ['18:30', '22:00'] as const
  const hours = {
    startTime,
    startsAt: instantIn(day, startTime),
    endTime,
    endsAt: instantIn(day, endTime),
  }
  const unfilled = {
    capacity: 10,
    taken: 0,
    state: 'open',
    minimum: undefined,
    decidesOn: undefined,
  } as const
  return { id: day, workshop: 'drinks', day, ...hours, ...unfilled, ...asItsWorkshop, ...different }
}
