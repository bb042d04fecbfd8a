import type { WorkshopSlug } from './workshops.ts'

/** One date of a workshop, as it stands in the store. */
export type Session = {
  readonly id: string
  readonly workshop: WorkshopSlug
  /** Calendar day in Brussels, `YYYY-MM-DD`. */
  readonly day: string
  /** Times of day in Brussels, `HH:MM`. */
  readonly startTime: string
  readonly endTime: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** Places there are, and places given: by reservations here, or booked elsewhere. */
  readonly capacity: number
  readonly taken: number
  readonly state: SessionState
  /** How many are needed for the day to go ahead, and the day in Brussels on which that is decided. */
  readonly minimum: number | undefined
  readonly decidesOn: string | undefined
}

/** `open` to new bookings, `closed` to them while those on it stand, or `called-off`. */
export type SessionState = 'open' | 'closed' | 'called-off'

/** How many places a visitor sees counted down: "4 spots left", then 3, 2, 1 (specification, section 3). */
const fewPlaces = 4

export type Availability =
  | { readonly kind: 'available'; readonly left: number }
  | { readonly kind: 'few-left'; readonly left: number }
  | { readonly kind: 'full'; readonly left: 0 }

/** What the schedule says of a date: available, few spots left, fully booked (specification, section 4). */
export function availabilityOf(session: Pick<Session, 'capacity' | 'taken'>): Availability {
  const left = Math.max(0, session.capacity - session.taken)
  if (left === 0) return { kind: 'full', left: 0 }
  return left <= fewPlaces ? { kind: 'few-left', left } : { kind: 'available', left }
}

/** Whether a date goes ahead, told before anybody asks for it; nothing is said of one that simply does. */
export type GoingAhead =
  | { readonly kind: 'enough' }
  | { readonly kind: 'not-yet'; readonly minimum: number; readonly decidesOn: string | undefined }

export function goingAheadOf(
  session: Pick<Session, 'taken' | 'minimum' | 'decidesOn'>,
): GoingAhead | undefined {
  const { taken, minimum, decidesOn } = session
  if (minimum === undefined) return undefined
  return taken >= minimum ? { kind: 'enough' } : { kind: 'not-yet', minimum, decidesOn }
}

/** A date can be asked for until it begins, unless the farm closed it or called it off. */
export function isUpcoming(session: Pick<Session, 'startsAt' | 'state'>, now: Date): boolean {
  return session.state === 'open' && session.startsAt.getTime() > now.getTime()
}
