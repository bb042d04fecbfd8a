import { hasRoomFor } from '#booking/waiting/waiting-list.ts'
import type { PageLink } from '#app/plain/parts.tsx'
import { isUpcoming } from '#booking/dates/session.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import { tooManyOnTrust } from '#booking/reservations/reservation-request.ts'
import type { TitledText } from '#content/words/parts.ts'
import { pathTo, waitingListLink } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { holdPlaces } from '#office/reservations/prove-mailbox.ts'
import { statusText } from './booking-status.ts'
import { bookedPartyFacts } from './booking-summary.tsx'
import { namesOf, renderActPage } from '../page.tsx'
import { guestPage, type GuestVisit } from '../link-visit.tsx'

export const provePage = guestPage({
  show: async (visit) => {
    const { now, reservation, words } = visit
    const { hold, held, gone, ended } = words.unproven
    const { session, participants, status, payments } = reservation
    if (status === 'unproven') {
      if (!(await hasTimeLeft(visit))) return over(visit, ended)
      if (!isUpcoming(session, now) || !hasRoomFor(session, participants)) return over(visit, gone)
      const hindered = await tooManyWithThis(visit)
      return hindered ? over(visit, hindered) : answer(visit, hold, [])
    }
    // A booking without payments never had places: both are made together.
    if (payments.length === 0) return over(visit, ended)
    const bookingLink = { to: visit.linkTo('booking'), text: namesOf(visit).booking }
    const told = await statusText(visit)
    // The promise of an answer holds until it is late, and is another where the date is near.
    const message = told === words.myBooking.statuses.requested ? held : told
    return hasEnded(status) ? over(visit, message) : answer(visit, message, [bookingLink])
  },
  act: async ({ office, reservation }) => {
    await holdPlaces(office, reservation)
  },
})

async function hasTimeLeft({ office, now, reservation }: GuestVisit): Promise<boolean> {
  const row = await office.store.unproven.find(reservation.id)
  return row?.endsAt !== undefined && now < row.endsAt
}

/** A proven mailbox that holds all the places it may has to wait too. */
async function tooManyWithThis({ office, reservation, words }: GuestVisit) {
  const { onTrust } = await office.store.mailboxes.getTrustOf(reservation.email)
  const max = office.placeBounds?.onTrustOfOneMailbox
  const tooMany = tooManyOnTrust(reservation.participants, onTrust, max)
  if (!tooMany) return undefined
  const text = fill(words.errors.booking.tooManyOnTrust, { n: tooMany.places })
  return { title: words.unproven.enough, text }
}

function answer(
  visit: GuestVisit,
  message: TitledText & { readonly button?: string },
  links: readonly PageLink[],
): Response {
  return renderActPage(visit, {
    ...message,
    links,
    facts: bookedPartyFacts(visit, visit.reservation),
  })
}

/** Page without a price, as there is nothing to pay. */
function over(visit: GuestVisit, message: TitledText): Response {
  const { session, participants, status } = visit.reservation
  const facts = bookedPartyFacts(visit, { session, participants, status })
  return renderActPage(visit, { ...message, facts, links: toDates(visit) })
}

function toDates({ language, words }: GuestVisit): readonly PageLink[] {
  const { dates, waitingList } = words.unproven
  return [
    { to: pathTo('booking', language), text: dates },
    ...(waitingList ? [{ to: waitingListLink(language), text: waitingList }] : []),
  ]
}
