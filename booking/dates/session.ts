// A date and its rules: whether it has room, goes ahead, still takes requests.

import type { Day } from '#language/dates.ts'
import type { TimeOfDay } from '#language/times.ts'
import { addDays, addHours } from './brussels-time.ts'
import type { OwnDate } from './own-date.ts'
import type { WorkshopSlug } from '../house/workshop-slug.ts'
import type { Id } from '../id.ts'
import type { Places } from '../units.ts'

/** Only a date with a minimum has a day on which the farm decides, and not each of them. */
export type Quorum =
  | { readonly minimum: undefined; readonly decidesOn: undefined }
  | { readonly minimum: Places; readonly decidesOn: Day | undefined }

/** How many people new dates of a workshop need, and how many days before each that is decided. */
export type UsualQuorum = { readonly minimum: Places; readonly daysBefore: number }

/** A small date goes ahead once it is full; one added on its usual day of decision, or after it, in any case. */
export function quorumOn(
  { day, capacity }: Pick<Session, 'day' | 'capacity'>,
  usual: UsualQuorum | undefined,
  today: Day,
): Partial<Quorum> {
  const decidesOn = usual && addDays(day, -usual.daysBefore)
  if (!decidesOn || decidesOn <= today) return {}
  return { minimum: Math.min(usual.minimum, capacity), decidesOn }
}

export type Session = OwnDate &
  Quorum & {
    readonly id: Id<'session'>
    readonly workshop: WorkshopSlug
    readonly day: Day
    readonly startTime: TimeOfDay
    readonly endTime: TimeOfDay
    readonly startsAt: Date
    readonly endsAt: Date
    readonly capacity: number
    readonly taken: number
    /** People of agreed bookings, where the date has a minimum: requests and offers promise nothing. */
    readonly agreed?: Places
    /** `away`: open, and nobody of the farm is there. `off-site`: its workshop is not shown. */
    readonly state: SessionState | 'away' | 'off-site'
  }

/** `closed` takes no new bookings, `private` is one group's alone, `held` is kept a day for its wishes. */
export type SessionState = 'open' | 'held' | 'closed' | 'private' | 'called-off'

type Hours = Pick<Session, 'startTime' | 'endTime'>

/** True when there are dates, and all at other hours than the site tells of their workshop. */
export function haveOtherHours(dates: readonly Hours[], usual: Hours): boolean {
  const isUsual = ({ startTime, endTime }: Hours) =>
    startTime === usual.startTime && endTime === usual.endTime
  return dates.length > 0 && !dates.some(isUsual)
}

/** How many places a visitor sees counted down: "4 spots left", then 3, 2, 1 (specification, section 3). */
const fewPlaces = 4

export function placesLeft({ capacity, taken }: Pick<Session, 'capacity' | 'taken'>): Places {
  return Math.max(0, capacity - taken)
}

export function availabilityOf(session: Pick<Session, 'capacity' | 'taken'>) {
  const left = placesLeft(session)
  if (left === 0) return { kind: 'full', left } as const
  return { kind: left <= fewPlaces ? 'few-left' : 'available', left } as const
}

export function goingAheadOf(session: Pick<Session, 'agreed' | 'minimum' | 'decidesOn'>) {
  const { agreed = 0, minimum, decidesOn } = session
  if (minimum === undefined) return undefined
  if (agreed >= minimum) return { kind: 'enough' } as const
  return { kind: 'not-yet', minimum, decidesOn } as const
}

/** A date that has begun is no longer called off, opened or closed. */
export function hasBegun({ startsAt }: Pick<Session, 'startsAt'>, now: Date): boolean {
  return startsAt <= now
}

export function isUpcoming(session: Pick<Session, 'startsAt' | 'state'>, now: Date): boolean {
  return session.state === 'open' && !hasBegun(session, now)
}

/** An entry stays on the schedule while its day lasts (specification, section 5). */
export function isOnSchedule({ day, state }: Pick<Session, 'day' | 'state'>, today: Day): boolean {
  return state === 'open' && day >= today
}

export function takesOffers(session: Pick<Session, 'startsAt' | 'state'>, now: Date): boolean {
  return session.state === 'held' ? !hasBegun(session, now) : isUpcoming(session, now)
}

export type ClosingHours = { readonly requestsCloseHours: number }

export const untilItBegins: ClosingHours = { requestsCloseHours: 0 }

/** Requests close early enough for the farm to answer before the date begins. */
export function requestsCloseAt(
  { startsAt }: Pick<Session, 'startsAt'>,
  { requestsCloseHours }: ClosingHours,
): Date {
  return addHours(startsAt, -requestsCloseHours)
}

export function takesRequests(
  session: Pick<Session, 'startsAt' | 'state'>,
  now: Date,
  closing: ClosingHours,
): boolean {
  return isUpcoming(session, now) && now < requestsCloseAt(session, closing)
}
