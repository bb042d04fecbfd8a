import { readSessionChoice } from '#booking/reservations/reservation-request.ts'
import { type SessionView, isOnOffer } from '../session-view.ts'

/** Empty text is nothing yet. By the date's id, as how it is printed changes with the page's language. */
export type Choice = { readonly workshopType: string; readonly dateId: string }

export function openSessions(
  dates: readonly SessionView[],
  workshopType: string,
): readonly SessionView[] {
  return dates.filter((session) => session.workshop === workshopType && isOnOffer(session))
}

/** The next three of each workshop: those a phone lists before anybody asks for more. */
export function nextSessions(dates: readonly SessionView[]): readonly SessionView[] {
  return [...Map.groupBy(dates, ({ workshop }) => workshop).values()].flatMap((ofWorkshop) =>
    ofWorkshop.slice(0, 3),
  )
}

/** Empty where the date is gone, full or closed: a list without a value would show its first, which nobody chose. */
export function shownSession(listed: readonly SessionView[], { dateId }: Choice): string {
  return listed.find((session) => session.id === dateId && isOnOffer(session))?.choice ?? ''
}

/** The date is found by its day and hour, because its words may be in another language. */
export function sessionIdOf(dates: readonly SessionView[], printed: string | undefined): string {
  const choice = readSessionChoice(printed ?? '')
  const isAsked = ({ day, time }: SessionView) =>
    day === choice?.day && time.startsWith(choice.startTime)
  return dates.find(isAsked)?.id ?? ''
}

type ValueOf = (name: 'workshopType' | 'preferredDate') => string

/** The choice of an earlier page of this visit, in any language. */
export function choiceOf(valueOf: ValueOf, dates: readonly SessionView[]): Choice {
  const workshopType = valueOf('workshopType')
  const among = dates.filter(({ workshop }) => !workshopType || workshop === workshopType)
  const session = among.find(({ id }) => id === sessionIdOf(among, valueOf('preferredDate')))
  return { workshopType: workshopType || (session?.workshop ?? ''), dateId: session?.id ?? '' }
}

/** The choice in an address: a workshop that the site shows, and a free date of it. */
export function choiceFromQuery(
  query: URLSearchParams,
  dates: readonly SessionView[],
  shown: readonly string[],
): Choice {
  const workshopType = query.get('workshopType') ?? ''
  if (!shown.includes(workshopType)) return { workshopType: '', dateId: '' }
  const printed = query.get('preferredDate') ?? ''
  return { workshopType, dateId: sessionIdOf(openSessions(dates, workshopType), printed) }
}
