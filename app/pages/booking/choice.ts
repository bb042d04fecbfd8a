import { readSessionChoice } from '#booking/reservations/reservation-request.ts'
import { type SessionView, isOnOffer } from '../session-view.ts'

/** Empty text is no choice yet. The date is an id, as its words change with the page's language. */
export type Choice = { readonly workshopType: string; readonly sessionId: string }

export function openSessions(sessions: readonly SessionView[], workshopType: string) {
  return sessions.filter((session) => session.workshop === workshopType && isOnOffer(session))
}

/** The next three dates of each workshop, which a phone lists first. */
export function nextSessions(sessions: readonly SessionView[]): readonly SessionView[] {
  return [...Map.groupBy(sessions, ({ workshop }) => workshop).values()].flatMap((ofWorkshop) =>
    ofWorkshop.slice(0, 3),
  )
}

/** Empty for a date that is gone, full or closed: otherwise the list would show its first date, which nobody chose. */
export function shownSession(listed: readonly SessionView[], { sessionId }: Choice): string {
  return listed.find((session) => session.id === sessionId && isOnOffer(session))?.choice ?? ''
}

/** Finds a date by day and hour, as its words may be in another language. */
export function sessionIdOf(sessions: readonly SessionView[], printed: string): string {
  const choice = readSessionChoice(printed)
  const isAsked = ({ day, time }: SessionView) =>
    day === choice?.day && time.startsWith(choice.startTime)
  return sessions.find(isAsked)?.id ?? ''
}

type ValueOf = (name: 'workshopType' | 'preferredDate') => string

export function choiceOf(valueOf: ValueOf, sessions: readonly SessionView[]): Choice {
  const workshopType = valueOf('workshopType')
  const among = sessions.filter(({ workshop }) => !workshopType || workshop === workshopType)
  const session = among.find(({ id }) => id === sessionIdOf(among, valueOf('preferredDate')))
  return { workshopType: workshopType || (session?.workshop ?? ''), sessionId: session?.id ?? '' }
}

/** The choice in an address: a workshop that the site shows, and a free date of it. */
export function choiceFromQuery(
  query: URLSearchParams,
  sessions: readonly SessionView[],
  shown: readonly string[],
): Choice {
  const workshopType = query.get('workshopType') ?? ''
  if (!shown.includes(workshopType)) return { workshopType: '', sessionId: '' }
  const printed = query.get('preferredDate') ?? ''
  return { workshopType, sessionId: sessionIdOf(openSessions(sessions, workshopType), printed) }
}
