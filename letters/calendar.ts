// Calendar files: open dates for visitors, one date for a guest, the owner's dates with their
// guests.

import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { dayMs } from '#booking/dates/brussels-time.ts'
import { meetingsOf } from '#booking/dates/session-days.ts'
import type { Session } from '#booking/dates/session.ts'
import type { House } from '#booking/house/house.ts'
import { workshopSlugIn } from '#booking/house/own-address.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { holdsPlaces, type Status } from '#booking/reservations/status.ts'
import { printOwnDate } from '#content/words/own-date.ts'
import type { Words } from '#content/words/shape.ts'
import { ownerWordsIn } from '#content/words/owner-words.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { MailAttachment } from '#store/mail/mails.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { GuestMail } from './to-guest/guest-mail.ts'

export type CalendarSession = Session & { readonly changedAt?: Date | undefined }

/** Dates as a calendar file (RFC 5545), in UTC, so that every calendar program places them right. */
export function sessionCalendar(dates: readonly CalendarSession[], words: Words, at: WrittenAt) {
  const calendar = emptyCalendar(words)
  for (const date of dates) addEvents(calendar, date, eventOfDate(date, words, at))
  return fileOf(calendar)
}

type WrittenAt = AtAddress & { readonly now: Date }
type AtAddress = { readonly siteUrl: string; readonly house: House }

/** A date with its guests, without address or diet: many programs read a calendar. */
export type SessionParties = {
  readonly date: CalendarSession
  readonly parties: readonly { readonly name: string; readonly participants: number }[]
  /** Places booked elsewhere, or offered. */
  readonly others: number
}

export function farmCalendar(comers: readonly SessionParties[], words: Words, at: WrittenAt) {
  const { calendar: own } = ownerWordsIn(words.language)
  const calendar = emptyCalendar(words)
  for (const { date, parties, others } of comers) {
    const { taken, capacity, workshop } = date
    const names = { workshop: ofWorkshop(words.workshopNames, workshop), taken, capacity }
    const lines = [
      ...parties.map(({ name, participants: n }) => fill(own.party, { name, n })),
      ...(others > 0 ? [fill(own.others, { n: others })] : []),
    ]
    addEvents(calendar, date, {
      ...eventOfDate(date, words, at),
      summary: fill(own.taken, names),
      description: lines.length > 0 ? lines.join('\n') : own.nobody,
      url: at.siteUrl + deskPath('datum', date.id),
    })
  }
  return fileOf(calendar)
}

type Event = Omit<ICalEventData, 'start' | 'end' | 'id'> & {
  readonly id: string
  /** Days at the beginning that have no event. */
  readonly without?: number
}

/** A course has an event for each day, as calendar programs read rules of days differently. */
function addEvents(calendar: ICalCalendar, session: Session, { without = 0, ...event }: Event) {
  meetingsOf(session).forEach(({ startsAt: start, endsAt: end }, n) => {
    if (n < without) return
    const id = n === 0 ? event.id : `${n + 1}-${event.id}`
    calendar.createEvent({ ...event, id, start, end })
  })
}

function eventOfDate(date: CalendarSession, words: Words, at: WrittenAt) {
  const { siteUrl, now } = at
  const { id, sequence, state, changedAt: lastModified } = date
  const isCalledOff = state === 'called-off'
  return {
    ...eventOf(date, words, at),
    id: `${id}@${new URL(siteUrl).hostname}`,
    // Programs fetch a file that is the same all day once, and take no stamp of the future (RFC 5545, 3.8.7.2).
    stamp: new Date(Math.max(Number(lastModified ?? 0), now.getTime() - (now.getTime() % dayMs))),
    ...(lastModified && { lastModified }),
    // A higher number replaces a file with other hours, or with a date that takes place (RFC 5545, 3.8.7.4).
    sequence: sequence + (isCalledOff ? 1 : 0),
    ...(isCalledOff && { status: ICalEventStatus.CANCELLED }),
  }
}

/** "hof-ter-gist.ics"; "atelier-terre-feu.ics" for "Atelier Terre & Feu". */
export function calendarName({ business }: Pick<Words, 'business'>): string {
  return `${plainName(business.name) || 'agenda'}.ics`
}

function plainName(name: string): string {
  const unaccented = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return (
    unaccented
      .toLowerCase()
      .match(/[a-z\d]+/g)
      ?.join('-') ?? ''
  )
}

export type Appointment = {
  /** The date before a change that may drop some of its days. */
  readonly from?: Session | undefined
  readonly booking: Pick<ReservationOnFile, 'id' | 'status' | 'session'>
  readonly words: Words
  readonly house: House
  readonly now: Date
}

export function calendarFile(
  {
    reservation: booking,
    allWords: words,
    mailboxes: { siteUrl, clock, house },
  }: Pick<GuestMail, 'mailboxes' | 'reservation' | 'allWords'>,
  from?: Session,
): MailAttachment {
  const appointment = { booking, words, house, now: clock.now(), from }
  return {
    filename: calendarName(words),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: appointmentCalendar(appointment, siteUrl()),
  }
}

/** No booking was on file before: seconds since then rise from one file of a booking to the next. */
const countedFrom = Date.UTC(2025, 0)

/** Another date keeps the id and gets a higher number, so that its file replaces the earlier (RFC 5545, 3.8.7.4). */
export function appointmentCalendar(appointment: Appointment, siteUrl: string) {
  const { booking, words, house, now, from } = appointment
  const at = { siteUrl, house }
  const { id, status, session } = booking
  const calendar = emptyCalendar(words)
  const version = {
    id: `${id}@${new URL(siteUrl).hostname}`,
    stamp: now,
    sequence: Math.max(0, Math.floor((now.getTime() - countedFrom) / 1000)),
  }
  addEvents(calendar, session, {
    ...eventOf(session, words, at),
    ...version,
    status: calendarStatusOf(status),
  })
  if (from) {
    // A calendar keeps later days of a course that became shorter, unless they are cancelled.
    addEvents(calendar, from, {
      ...eventOf(from, words, at),
      ...version,
      status: ICalEventStatus.CANCELLED,
      without: meetingsOf(session).length,
    })
  }
  return fileOf(calendar)
}

function calendarStatusOf(status: Status): ICalEventStatus {
  if (!holdsPlaces(status)) return ICalEventStatus.CANCELLED
  const isSure = status === 'secured' || status === 'paid' || status === 'completed'
  return isSure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}

function emptyCalendar({ language, business: { name } }: Words) {
  return ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: name, product: 'website', language: language.toUpperCase() },
  })
}

/** The last line ends as all others do (RFC 5545, 3.4). */
function fileOf(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`
}

function eventOf(session: Session, words: Words, { siteUrl, house }: AtAddress) {
  const { workshopNames, ownDate, language, business } = words
  const { street, postalCode, town } = business.address
  const name = ofWorkshop(workshopNames, session.workshop)
  const lines = printOwnDate(session, language, ownDate)
  return {
    summary: `${name} - ${business.name}`,
    location: `${business.name}, ${street}, ${postalCode} ${town}`,
    ...(lines.length > 0 && { description: lines.join('\n') }),
    url: siteUrl + pathTo('workshop', language, workshopSlugIn(house, session.workshop, language)),
  }
}
