import { shownBeside } from '#app/plain/form-fields.tsx'
import { hasFeature } from '#booking/house/features.ts'
import { priceOn } from '#booking/house/house.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { paidCents } from '#booking/money/owed.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import { isOnList } from '#booking/waiting/waiting-list.ts'
import type { TitledText } from '#content/words/parts.ts'
import { pathTo, waitingListLink } from '#language/addresses.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printInstant } from '#language/times.ts'
import { guestLink } from '#letters/links.ts'
import { findCalledOff } from '#office/dates/rebook-reservation.ts'
import { houseOfRequest } from '#server/http/request-house.ts'
import { shownInOffer } from '#office/reservations/book-confirmed.ts'
import { acceptOffer, isOfferedNow, leaveList } from '#office/waiting/waiting-list.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import { ContractTerms } from '../contract-terms.tsx'
import { bookedPartyFacts } from '../reservations/booking-summary.tsx'
import { renderActPage, renderMessagePage, BookingJar } from '../page.tsx'
import {
  linkPage,
  type LinkPage,
  type LinkVisit,
  type Opened,
  type PageOfLink,
  visitIn,
} from '../link-visit.tsx'

type WaitingVisit = Opened<typeof waitingVisit>

async function waitingVisit(visit: LinkVisit) {
  const { store } = visit.office
  const entry = await store.waiting.find(visit.link.record)
  const session = entry && (await store.sessions.find(entry.sessionId))
  if (!entry || !session) return undefined
  // A waiting party has no booking until it took an offer, and early ones have none on file.
  const booking = entry.reservationId
    ? await store.reservations.find(entry.reservationId)
    : undefined
  // A newer link of the booking ends this link too, as both went to one mailbox.
  if (booking && booking.linkVersion !== visit.link.version) return undefined
  const house = houseOfRequest(visit.c)
  const { email, language } = entry
  return { ...visitIn(language, visit), entry, session, booking, house, email }
}

function waitingPage({ show, act }: PageOfLink<WaitingVisit>): LinkPage {
  return linkPage(waitingVisit, { show: (visit) => renderEnded(visit) ?? show(visit), act })
}

/** Undefined when the wait goes on, or ended in another way. */
function renderEnded(visit: WaitingVisit): Response | Promise<Response> | undefined {
  const { entry, session, booking, words } = visit
  if (booking) return renderTaken(visit, booking)
  // A guest who left before hears nothing of the list's end.
  if (session.state === 'called-off' && entry.state !== 'left') {
    const { text, booked } = words.waitingList.calledOff
    const sentence = entry.state === 'accepted' ? booked : text
    return renderWithDates(visit, calledOffText(visit, session, sentence))
  }
  return entry.state === 'accepted' ? renderWithDates(visit, words.waitingList.accepted) : undefined
}

/** The booking's link may be shown here: this reader could take the places. */
async function renderTaken(visit: WaitingVisit, booking: ReservationOnFile): Promise<Response> {
  const { office, words, pathOf } = visit
  const { calledOff } = words.waitingList
  const isCalledOff = (await findCalledOff(office.store, booking)) !== undefined
  const offered = {
    to: pathOf(guestLink('booking', booking)),
    text: words.bookingMails.links.booking,
  }
  const stands = holdsPlaces(booking.status)
  const { title, text } = isCalledOff
    ? calledOffText(visit, booking.session, calledOff.booked)
    : stateText(visit, booking)
  return renderActPage(visit, {
    title,
    text,
    facts: bookedPartyFacts(visit, stands ? booking : { ...booking, priceCents: undefined }),
    links: stands ? [offered] : isCalledOff ? [offered, toDates(visit)] : toDatesAndList(visit),
  })
}

/** Text of the mail until anything is paid, then that of the booking's page. */
function stateText({ words }: WaitingVisit, { status, payments }: ReservationOnFile): TitledText {
  const isNew = status === 'confirmed' && paidCents(payments) === 0
  return isNew ? words.waitingList.accepted : words.myBooking.statuses[status]
}

function calledOffText(
  { language, words }: WaitingVisit,
  session: Pick<SessionOnFile, 'workshop' | 'day'>,
  sentence: string,
): TitledText {
  const workshop = ofWorkshop(words.workshopNames, session.workshop)
  const text = fill(sentence, { workshop, date: printDay(session.day, language) })
  return { title: words.waitingList.calledOff.title, text }
}

function renderWithDates(visit: WaitingVisit, text: TitledText): Response {
  return renderMessagePage(visit, text, [toDates(visit)])
}

function toDatesAndList(visit: WaitingVisit) {
  const { language, house, session, words } = visit
  const { join } = words.waitingList
  const list = { to: waitingListLink(language, session.id), text: join.title }
  return hasFeature(house, 'waitingList') ? [toDates(visit), list] : [toDates(visit)]
}

function toDates({ language, words }: WaitingVisit) {
  return { to: pathTo('booking', language), text: words.waitingList.join.schedule }
}

export const offerPage = waitingPage({
  show: (visit) => {
    const { over, stillWaiting } = visit.words.waitingList
    if (visit.entry.state === 'waiting') return renderWithDates(visit, stillWaiting)
    return isOffered(visit)
      ? renderOffer(visit)
      : renderMessagePage(visit, over, toDatesAndList(visit))
  },
  act: async (visit, form) => {
    const { office, entry, words } = visit
    const taken = await acceptOffer(office, entry.id, shownBeside(form))
    if (taken || !isOffered(visit)) return undefined
    return renderOffer(visit, words.guestChanges.party.problems.changed)
  },
})

export const leaveListPage = waitingPage({
  show: (visit) => {
    const { leave, left } = visit.words.waitingList
    if (!isOnList(visit.entry)) return renderWithDates(visit, left)
    const text = isOffered(visit) ? `${leave.text} ${leave.held}` : leave.text
    return renderActPage(visit, { ...leave, text, facts: facts(visit) })
  },
  act: ({ office, entry }) => leaveList(office, entry.id),
})

export const proveWaitingPage = waitingPage({
  show: async (visit) => {
    const { entry, office, words, link, pathOf } = visit
    if (!isOnList(entry)) return renderWithDates(visit, words.waitingList.left)
    if (isOffered(visit)) return visit.c.redirect(pathOf({ ...link, purpose: 'offer' }), 303)
    const isProven = await office.store.mailboxes.isProven(entry.email)
    if (isProven) return renderWithDates(visit, words.waitingList.stillWaiting)
    const { inLine } = words.unproven
    return renderActPage(visit, { ...inLine, facts: facts(visit), links: [toLeave(visit)] })
  },
  act: async () => {},
})

function isOffered({ now, entry }: WaitingVisit): boolean {
  return isOfferedNow(entry, now)
}

function renderOffer(visit: WaitingVisit, changed?: string): Response {
  const { language, words, entry, house, session } = visit
  const { offer } = words.waitingList
  const until = { label: offer.until, value: printInstant(entry.offeredUntil!, language) }
  return renderActPage(visit, {
    ...offer,
    facts: [...facts(visit), until],
    terms: <ContractTerms visit={visit} session={session} />,
    shown: shownInOffer(house, session, entry.participants),
    changed,
    aside: <BookingJar words={visit.words} />,
    links: [toLeave(visit)],
  })
}

function toLeave({ pathOf, link, words }: WaitingVisit) {
  return { to: pathOf({ ...link, purpose: 'leave-list' }), text: words.waitingList.offer.leave }
}

function facts(visit: WaitingVisit) {
  const { session, entry, house } = visit
  const priceCents = priceOn(house, session)
  return bookedPartyFacts(visit, { session, participants: entry.participants, priceCents })
}
