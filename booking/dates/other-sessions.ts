import { hasRoomFor, hasWaitingList, offerEnds } from '../waiting/waiting-list.ts'
import { type ClosingHours, takesRequests, isUpcoming, type Session } from './session.ts'
import type { Places } from '../units.ts'

type Wanted = {
  readonly instead: Pick<Session, 'id' | 'workshop'>
  readonly participants: Places
  readonly now: Date
  readonly closing: ClosingHours
}

export type OtherSessions = {
  readonly withRoom: readonly Session[]
  readonly toWaitFor: readonly Session[]
}

export function otherSessions(
  sessions: readonly Session[],
  { instead, participants, now, closing }: Wanted,
): OtherSessions {
  const others = sessions.filter(
    (session) =>
      session.workshop === instead.workshop &&
      session.id !== instead.id &&
      isUpcoming(session, now) &&
      session.capacity >= participants,
  )
  const hasRoom = (session: Session) => hasRoomFor(session, participants)
  const mayGetRoom = (session: Session) =>
    hasWaitingList(session) && offerEnds(now, session.startsAt) !== undefined
  return {
    withRoom: others.filter((session) => hasRoom(session) && takesRequests(session, now, closing)),
    toWaitFor: others.filter((session) => !hasRoom(session) && mayGetRoom(session)),
  }
}
