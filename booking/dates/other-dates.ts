import { hasWaitingList } from '../waiting/waiting-list.ts'
import { isUpcoming, type Session } from './session.ts'

type Party = {
  readonly instead: Pick<Session, 'id' | 'workshop'>
  readonly participants: number
  readonly now: Date
}

export type OtherDates = {
  readonly withRoom: readonly Session[]
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
