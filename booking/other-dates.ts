import { isUpcoming, type Session } from './session.ts'
import { hasWaitingList } from './waiting-list.ts'

type Party = {
  /** The date they cannot have, or do not want any more. */
  readonly instead: Pick<Session, 'id' | 'workshop'>
  readonly participants: number
  readonly now: Date
}

/** The other dates of a workshop, as one party can have them; each soonest first, as they were given. */
export type OtherDates = {
  /** Room for all of them. */
  readonly withRoom: readonly Session[]
  /** Large enough, and too full: the party could wait for them. */
  readonly toWaitFor: readonly Session[]
}

/** What a party can be offered instead of a date: it is never split, and never sent to another workshop. */
export function otherDates(
  sessions: readonly Session[],
  { instead, participants, now }: Party,
): OtherDates {
  const others = sessions.filter(
    (session) =>
      session.workshop === instead.workshop &&
      session.id !== instead.id &&
      isUpcoming(session, now) &&
      session.capacity >= participants,
  )
  const hasRoom = ({ capacity, taken }: Session) => capacity - taken >= participants
  return {
    withRoom: others.filter(hasRoom),
    toWaitFor: others.filter((session) => !hasRoom(session) && hasWaitingList(session)),
  }
}
