import { CalledOffPage } from '#app/plain/my-booking/called-off-page.tsx'
import { pathTo } from '#language/addresses.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { type CalledOffOnFile, findCalledOff } from '../../functions/called-off.ts'
import { rebookReservation } from '../../functions/rebook-reservation.ts'
import { answerDone, answerPlain } from '../plain-page.ts'
import { dateOption, datesWithRoom } from './dates-with-room.ts'
import { bookingFacts } from './guest-facts.ts'
import type { GuestVisit } from './guest-visit.tsx'

/** What a guest reads whose date the farm called off; undefined when the booking stands or ended otherwise. */
export async function showCalledOff(
  visit: GuestVisit,
  problem?: string,
): Promise<Response | undefined> {
  const { c, office, reservation, language, words } = visit
  const calledOff = await findCalledOff(office.store, reservation)
  if (!calledOff) return undefined
  const dates = calledOff.refund === 'paid' ? [] : await datesWithRoom(visit)
  const text = fill(words.myBooking.calledOff[sentenceOf(calledOff, dates.length > 0)], {
    date: printDay(reservation.session.day, language),
    amount: printEuros(calledOff.refundOnFile?.amountCents ?? 0, language),
  })
  const page = (
    <CalledOffPage
      language={language}
      words={words.myBooking}
      text={text}
      options={dates.map((session) => dateOption(session, visit))}
      problem={problem}
      facts={bookingFacts(visit)}
      links={[{ to: pathTo('booking', language), text: words.myBooking.calledOff.dates }]}
    />
  )
  return answerPlain(c, page, problem ? 422 : 200)
}

/** Gives the booking the date that was chosen; what is now stands on the page of the booking. */
export async function rebook(visit: GuestVisit, form: URLSearchParams): Promise<Response> {
  const { c, office, reservation, words, linkTo } = visit
  const sessionId = form.get('date') ?? ''
  const { id } = reservation
  const { kind } = await rebookReservation(office, { id, sessionId, by: 'guest' })
  const { dateProblem, noRoom } = words.myBooking.move
  const problem = kind === 'no-room' ? (sessionId ? noRoom : dateProblem) : undefined
  const again = problem && (await showCalledOff(visit, problem))
  return again || answerDone(c, linkTo('booking'))
}

function sentenceOf({ refund }: CalledOffOnFile, isChoice: boolean) {
  if (refund === 'paid') return 'paidBack'
  if (refund === 'open') return isChoice ? 'choosePaid' : 'nonePaid'
  return isChoice ? 'choose' : 'none'
}
