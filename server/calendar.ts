import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import type { Session } from '#booking/session.ts'
import { holdsPlaces, type Status } from '#booking/status.ts'
import { business } from '#content/business.ts'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'

/** Dates as a calendar file (RFC 5545), in UTC, so that every calendar program places them right. */
export function sessionCalendar(
  sessions: readonly Session[],
  language: Language,
  siteUrl: string,
): string {
  const calendar = emptyCalendar(language)
  for (const session of sessions) {
    calendar.createEvent({
      ...eventOf(session, language, siteUrl),
      id: `${session.id}@${new URL(siteUrl).hostname}`,
      // Not the moment of writing: the same date gives the same file.
      stamp: session.startsAt,
      // Newer than the file that had it still take place (RFC 5545, 3.8.7.4).
      ...(session.state === 'called-off' && { status: ICalEventStatus.CANCELLED, sequence: 1 }),
    })
  }
  return calendar.toString()
}

type Appointment = {
  readonly booking: {
    readonly id: string
    readonly status: Status
    readonly session: Session
    readonly createdAt: Date
  }
  readonly now: Date
}

/**
 * One booking as a calendar file. It keeps its name when it moves to another date, and counts up in
 * seconds since it was made, so that a newer file replaces an older one (RFC 5545, 3.8.7.4).
 */
export function appointmentCalendar(
  { booking, now }: Appointment,
  language: Language,
  siteUrl: string,
): string {
  const { id, status, session, createdAt } = booking
  const calendar = emptyCalendar(language)
  calendar.createEvent({
    ...eventOf(session, language, siteUrl),
    id: `${id}@${new URL(siteUrl).hostname}`,
    stamp: now,
    sequence: Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / 1000)),
    status: calendarStatusOf(status),
  })
  return calendar.toString()
}

/** In pencil until the deposit is here, and crossed out when nobody comes. */
function calendarStatusOf(status: Status): ICalEventStatus {
  if (!holdsPlaces(status)) return ICalEventStatus.CANCELLED
  const isSure = status === 'secured' || status === 'paid' || status === 'completed'
  return isSure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}

function emptyCalendar(language: Language): ICalCalendar {
  return ical({
    name: business.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: business.name, product: 'website', language: language.toUpperCase() },
  })
}

/** What, when and where. */
function eventOf(session: Session, language: Language, siteUrl: string): ICalEventData {
  const { street, postalCode, town } = business.address
  const { name } = wordsIn(language).workshop[session.workshop]
  return {
    start: session.startsAt,
    end: session.endsAt,
    summary: `${name} - ${business.name}`,
    location: `${business.name}, ${street}, ${postalCode} ${town}`,
    url: siteUrl + pathTo('workshop', language, session.workshop),
  }
}
