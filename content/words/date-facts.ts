import type { Session } from '#booking/dates/session.ts'
import { addressLine } from '#booking/house/address-line.ts'
import { isCountOpen } from '#booking/party/party-size.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { printDay, printShortDay } from '#language/dates.ts'
import { printTimeRange } from '#language/times.ts'
import { printGoingAhead } from './going-ahead.ts'
import { printOwnDate } from './own-date.ts'
import type { Words } from './shape.ts'

export function printSession(session: Session, { workshopNames, language }: Words) {
  return {
    workshop: ofWorkshop(workshopNames, session.workshop),
    date: printDay(session.day, language),
    time: printTimeRange(session.startTime, session.endTime, language),
  }
}

/** A session in a subject, short for a list of mails, which people search with ordinary spaces. */
export function subjectFacts(session: Session, words: Words) {
  const date = printShortDay(session.day, words.language).replaceAll('\u00a0', ' ')
  return { ...printSession(session, words), date }
}

export function dateFacts(session: Session, words: Words, dateLabel?: string) {
  const labels = words.mails.reservation.facts
  const { workshop, date, time } = printSession(session, words)
  return [
    { label: labels.workshop, value: workshop },
    { label: dateLabel ?? labels.date, value: date, strong: true },
    { label: labels.time, value: time, strong: true },
  ]
}

/** Facts of a date alone, such as the days of a course or a teacher; none for most. */
export function ownDateFacts(session: Session, { ownDate, language }: Words) {
  const lines = printOwnDate(session, language, ownDate)
  return lines.length > 0 ? [{ label: ownDate.label, value: lines.join('\n') }] : []
}

export function goingAheadFacts(session: Session, { availability, language, myBooking }: Words) {
  const value = printGoingAhead(session, language, availability)
  return value ? [{ label: myBooking.facts.goingAhead, value }] : []
}

export function allDateFacts(session: Session, words: Words) {
  return [...dateFacts(session, words), ...ownDateFacts(session, words)]
}

/** How many people come; an open number is told as such, with how it is counted. */
export function printCount(party: Parameters<typeof isCountOpen>[0], { mails }: Words): string {
  return isCountOpen(party) ? mails.reservation.facts.fiveOrMore : String(party.participants)
}

export function placeFact({ business, myBooking }: Words) {
  return {
    label: myBooking.facts.where,
    value: `${business.name}\n${addressLine(business.address)}`,
  }
}

/** Companions read nowhere else where to come. */
export function dateAndPlaceFacts(session: Session, words: Words) {
  return [...allDateFacts(session, words), placeFact(words)]
}
