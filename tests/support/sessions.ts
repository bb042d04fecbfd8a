import { instantIn } from '#booking/dates/brussels-time.ts'
import { asItsWorkshop } from '#booking/dates/own-date.ts'
import type { Quorum, Session } from '#booking/dates/session.ts'
import type { Day } from '#language/dates.ts'

/** A date of drinks as the store gives it: an evening with ten places, none taken; its id is its day. */
export function sessionOn(day: Day, different: Partial<Omit<Session, keyof Quorum>> = {}): Session {
  const hours = { startsAt: instantIn(day, '18:30'), endsAt: instantIn(day, '22:00') }
  const unfilled = {
    startTime: '18:30',
    endTime: '22:00',
    capacity: 10,
    taken: 0,
    state: 'open',
    minimum: undefined,
    decidesOn: undefined,
  } as const
  return { id: day, workshop: 'drinks', day, ...hours, ...unfilled, ...asItsWorkshop, ...different }
}
