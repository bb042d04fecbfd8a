import { MovePage } from '#app/plain/my-booking/move-page.tsx'
import { business } from '#content/business.ts'
import { fill } from '#language/fill.ts'
import { findCalledOff } from '../../functions/called-off.ts'
import { moveReservation } from '../../functions/move-reservation.ts'
import { answerDone, answerPlain } from '../plain-page.ts'
import { dateOption, datesWithRoom } from './dates-with-room.ts'
import { bookingFacts, guestMay } from './guest-facts.ts'
import { guestPage, type GuestVisit } from './guest-visit.tsx'

/** Behind "another date": those of the same workshop with room for the whole party. */
export const movePage = guestPage({
  show: async (visit) => (await toCalledOff(visit)) ?? answerMove(visit),
  act: async (visit, form) => {
    const { office, reservation, words, linkTo, c } = visit
    const sessionId = form.get('date') ?? ''
    // Pressed twice: it has that date already.
    if (sessionId === reservation.sessionId) return answerDone(c, linkTo('booking'))
    const elsewhere = await toCalledOff(visit)
    if (elsewhere) return elsewhere
    const isOffered = (await datesWithRoom(visit)).some(({ id }) => id === sessionId)
    if (!isOffered) return answerMove(visit, { problem: words.myBooking.move.dateProblem })
    if (isMoreThanShown(visit, form)) return answerMove(visit, { chosen: sessionId }, 409)
    const outcome = await moveReservation(office, { id: reservation.id, sessionId, by: 'guest' })
    if (outcome.kind === 'no-room') {
      return answerMove(visit, { problem: words.myBooking.move.noRoom })
    }
    // What is now stands on the page of the booking.
    return answerDone(c, linkTo('booking'))
  },
})

/** In place of a date that was called off, another is chosen on the page of the booking. */
async function toCalledOff({ c, office, reservation, linkTo }: GuestVisit) {
  const calledOff = await findCalledOff(office.store, reservation)
  return calledOff && answerDone(c, linkTo('booking'))
}

/** A page opened before midnight may not have said what moving takes away after it: then it is shown again instead. */
function isMoreThanShown(visit: GuestVisit, form: URLSearchParams): boolean {
  const most = mostOnceMovedNow(visit)
  return most !== undefined && form.get('most') !== String(most)
}

function mostOnceMovedNow(visit: GuestVisit): number | undefined {
  const ruling = guestMay(visit, 'move')
  return ruling.kind === 'allowed' ? ruling.mostPercent : undefined
}

type Shown = { readonly problem?: string; readonly chosen?: string }

async function answerMove(
  visit: GuestVisit,
  { problem, chosen }: Shown = {},
  status: 200 | 409 | 422 = problem ? 422 : 200,
): Promise<Response> {
  const { c, language, words, linkTo } = visit
  const ruling = guestMay(visit, 'move')
  const dates = ruling.kind === 'allowed' ? await datesWithRoom(visit) : []
  const page = (
    <MovePage
      language={language}
      words={words.myBooking}
      text={sentence(visit, dates.length > 0)}
      facts={bookingFacts(visit)}
      options={dates.map((session) => dateOption(session, visit))}
      chosen={chosen}
      mostPercent={mostOnceMovedNow(visit)}
      problem={problem}
      links={[{ to: linkTo('booking'), text: words.myBooking.links.back }]}
    />
  )
  return answerPlain(c, page, status)
}

function sentence(visit: GuestVisit, isChoice: boolean): string {
  const { move, refusals } = visit.words.myBooking
  const ruling = guestMay(visit, 'move')
  if (ruling.kind === 'refused' && ruling.reason === 'too-late') return refusals.tooLateToMove
  if (ruling.kind !== 'allowed') return refusals.over
  return isChoice ? move.text : fill(move.none, { email: business.email })
}
