import type { FormRefusal } from '#app/plain/parts.tsx'
import { paidCents } from '#booking/money/owed.ts'
import { fill } from '#language/fill.ts'
import { findCalledOff } from '#office/dates/rebook-reservation.ts'
import { moveReservation } from '#office/dates/move-reservation.ts'
import { MainButton } from '../buttons.tsx'
import { sessionsWithRoom, OtherSession } from './session-choice.tsx'
import {
  FoldedFacts,
  guestRuling,
  mostPercentIfMovedNow,
  tooLateToMove,
} from '../reservations/booking-summary.tsx'
import { endedTitle, bookingPathWithResult } from '../reservations/booking-status.ts'
import { renderGuestPage, toOwnBooking } from '../page.tsx'
import { guestPage, type GuestVisit } from '../link-visit.tsx'

export const movePage = guestPage({
  show: async (visit) => (await toCalledOff(visit)) ?? showMove(visit),
  act: async (visit, form) => {
    const { office, reservation, words, c } = visit
    const sessionId = form.get('date') ?? ''
    // A second press finds the booking on the new date already.
    if (sessionId === reservation.sessionId)
      return c.redirect(bookingPathWithResult(visit, 'move'), 303)
    const elsewhere = await toCalledOff(visit)
    if (elsewhere) return elsewhere
    const { dateProblem, noRoom } = words.myBooking.move
    const isOffered = (await sessionsWithRoom(visit)).some(({ id }) => id === sessionId)
    if (!isOffered) return showMove(visit, { problems: { date: dateProblem } })
    if (isMoreThanShown(visit, form)) return showMove(visit, { typed: { date: sessionId } })
    const outcome = await moveReservation(office, { id: reservation.id, sessionId, by: 'guest' })
    if (outcome.kind === 'no-room') return showMove(visit, { problems: { date: noRoom } })
    if (outcome.kind === 'refused') return undefined
    return c.redirect(bookingPathWithResult(visit, 'move'), 303)
  },
})

/** A booking whose date was called off chooses another on its own page. */
async function toCalledOff({ c, office, reservation, linkTo }: GuestVisit) {
  const calledOff = await findCalledOff(office.store, reservation)
  return calledOff && c.redirect(linkTo('booking'), 303)
}

/** A page from before midnight may lack today's limit on refunds: then the page is shown again. */
function isMoreThanShown(visit: GuestVisit, form: URLSearchParams): boolean {
  const most = mostPercentIfMovedNow(visit)
  return most !== undefined && form.get('most') !== String(most)
}

/** @param sent the chosen date, when the page has more to say before moving */
async function showMove(visit: GuestVisit, sent?: Partial<FormRefusal>): Promise<Response> {
  const { move } = visit.words.myBooking
  const sessions =
    guestRuling(visit, 'move').kind === 'allowed' ? await sessionsWithRoom(visit) : []
  const percent = mostPercentIfMovedNow(visit)
  const body = (
    <>
      <FoldedFacts visit={visit} />
      {sessions.length > 0 && (
        <form method="post" noValidate>
          <OtherSession visit={visit} sessions={sessions} />
          {percent !== undefined && (
            <>
              <p className="notice mb-8">{fill(move.atMost, { percent })}</p>
              {/* The percentage is sent along, as a page from before midnight did not say it. */}
              <input type="hidden" name="most" value={percent} />
            </>
          )}
          <MainButton>{move.button}</MainButton>
        </form>
      )}
    </>
  )
  return renderGuestPage(visit, {
    title: endedTitle(visit) ?? move.title,
    lead: sentence(visit, sessions.length > 0),
    sent,
    body,
    links: [toOwnBooking(visit)],
    status: sent?.typed && 409,
  })
}

function sentence(visit: GuestVisit, isChoice: boolean): string {
  const { move, refusals } = visit.words.myBooking
  const ruling = guestRuling(visit, 'move')
  if (ruling.kind === 'refused' && ruling.reason === 'too-late') return tooLateToMove(visit)
  if (ruling.kind !== 'allowed') return refusals.over
  if (!isChoice) return fill(move.none, { email: visit.words.business.email })
  return paidCents(visit.reservation.payments) > 0 ? move.text : move.textUnpaid
}
