import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Session } from '#booking/dates/session.ts'
import { holdsPlaces, type Status } from '#booking/status.ts'
import { business } from '#content/business.ts'
import { printOwnDate } from '#content/words/own-date.ts'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import type { MailAttachment } from '#store/mails.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { GuestMail } from './to-guest/guest-mail.tsx'

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
      // Newer than the files that had it at other hours, or still take place (RFC 5545, 3.8.7.4).
      sequence: session.sequence + (session.state === 'called-off' ? 1 : 0),
      ...(session.state === 'called-off' && { status: ICalEventStatus.CANCELLED }),
    })
  }
  return calendar.toString()
}

/** "hof-ter-gist.ics". */
export const calendarName = `${business.name.toLowerCase().replaceAll(/\W+/g, '-')}.ics`

type Booked = Pick<ReservationOnFile, 'id' | 'status' | 'session' | 'createdAt' | 'language'>

export function calendarFile({
  reservation: booking,
  mailboxes: { siteUrl, clock },
}: Pick<GuestMail, 'mailboxes' | 'reservation'>): MailAttachment {
  const appointment = { booking, now: clock.now() }
  return {
    filename: calendarName,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: appointmentCalendar(appointment, siteUrl()),
  }
}

/** Keeps its id on another date and counts up, so that a newer file replaces an older one (RFC 5545, 3.8.7.4). */
export function appointmentCalendar(
  { booking, now }: { readonly booking: Booked; readonly now: Date },
  siteUrl: string,
): string {
  const { id, status, session, createdAt, language } = booking
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

function calendarStatusOf(status: Status): ICalEventStatus {
  if (!holdsPlaces(status)) return ICalEventStatus.CANCELLED
  const isSure = status === 'secured' || status === 'paid' || status === 'completed'
  return isSure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}

function emptyCalendar(language: Language) {
  return ical({
    name: business.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: business.name, product: 'website', language: language.toUpperCase() },
  })
}

function eventOf(session: Session, language: Language, siteUrl: string) {
  const { street, postalCode, town } = business.address
  const { workshopNames, ownDate } = wordsIn(language)
  const name = workshopNames[session.workshop]
  const own = printOwnDate(session, language, ownDate)
  return {
    start: session.startsAt,
    end: session.endsAt,
    summary: `${name} - ${business.name}`,
    location: `${business.name}, ${street}, ${postalCode} ${town}`,
    ...(own.length > 0 && { description: own.join('\n') }),
    url: siteUrl + pathTo('workshop', language, session.workshop),
  }
}
