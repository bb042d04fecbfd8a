import { OneActionPage } from '#app/plain/one-action-page.tsx'
import { paidCents } from '#booking/owed.ts'
import { holdsPlaces } from '#booking/status.ts'
import type { TitledText } from '#content/words/shape/parts.ts'
import { pathTo } from '#language/addresses.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { findCalledOff } from '../../functions/called-off.ts'
import { guestLink, linkPath } from '../../links.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import { answerPlain } from '../plain-page.ts'
import { partyFacts } from './party-facts.ts'
import type { WaitingVisit } from './waiting-visit.tsx'

/**
 * What became of the booking that a party of the waiting list made of its offer, and the way to it. Who
 * has this link could take the places with it, and was mailed the booking's own links for doing so.
 */
export async function answerTaken(
  visit: WaitingVisit,
  booking: ReservationOnFile,
): Promise<Response> {
  const { c, office, language, words, links } = visit
  const { join } = words.waitingList
  const isCalledOff = (await findCalledOff(office.store, booking)) !== undefined
  const own = {
    to: linkPath('booking', links.token(guestLink('booking', booking))),
    text: words.bookingMails.links.booking,
  }
  const schedule = { to: pathTo('booking', language), text: join.schedule }
  const list = { to: `/waiting-list?lng=${language}`, text: join.title }
  const stands = holdsPlaces(booking.status)
  const { title, text } = isCalledOff ? calledOffSaid(visit, booking) : said(visit, booking)
  const page = (
    <OneActionPage
      {...{ language, title, text }}
      facts={partyFacts(visit, booking)}
      button={undefined}
      links={stands ? [own] : isCalledOff ? [own, schedule] : [schedule, list]}
    />
  )
  return answerPlain(c, page)
}

/** Until anything was paid, what the mail about it says; then what the page of the booking does. */
function said({ words }: WaitingVisit, { status, payments }: ReservationOnFile): TitledText {
  const isNew = status === 'confirmed' && paidCents(payments) === 0
  return isNew ? words.waitingList.accepted : words.myBooking.statuses[status]
}

function calledOffSaid({ language, words }: WaitingVisit, { session }: ReservationOnFile) {
  const { title, booked } = words.waitingList.calledOff
  const workshop = words.workshop[session.workshop].name
  return { title, text: fill(booked, { workshop, date: printDay(session.day, language) }) }
}
