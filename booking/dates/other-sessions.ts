import { hasRoomFor, hasWaitingList } from '../waiting/waiting-list.ts'
import { takesRequests, isUpcoming, type Session } from './session.ts'
import type { Places } from '../units.ts'

type Wanted = {
  readonly instead: Pick<Session, 'id' | 'workshop'>
  readonly participants: Places
  readonly now: Date
  /** Hours before a date at which its requests close for guests; 0 for the owner. */
  readonly closeHours: number
}

export type OtherSessions = {
  readonly withRoom: readonly Session[]
  readonly toWaitFor: readonly Session[]
}

export function otherSessions(
  sessions: readonly Session[],
  { instead, participants, now, closeHours }: Wanted,
): OtherSessions {
  const others = sessions.filter(
    (session) =>
      session.workshop === instead.workshop &&
      session.id !== instead.id &&
      isUpcoming(session, now) &&
      session.capacity >= participants,
  )
  const hasRoom = (session: Session) => hasRoomFor(session, participants)
  return {
    withRoom: others.filter(
      (session) => hasRoom(session) && takesRequests(session, { now, closeHours }),
    ),
    toWaitFor: others.filter((session) => !hasRoom(session) && hasWaitingList(session)),
  }
}
