import { BookingPage } from '#app/plain/my-booking/booking-page.tsx'
import { answerPlain } from '../plain-page.ts'
import { bookingFacts, guestMay, paymentsToMake, refundsPrinted } from './guest-facts.ts'
import { rebook, showCalledOff } from './guest-called-off.tsx'
import { guestPage, type GuestVisit } from './guest-visit.tsx'

/** Behind "see my booking": it shows, and has a button only in place of a date that was called off. */
export const bookingPage = guestPage({
  show: async (visit) => {
    const calledOff = await showCalledOff(visit)
    if (calledOff) return calledOff
    const { c, language, words, reservation } = visit
    return answerPlain(
      c,
      <BookingPage
        language={language}
        words={words.myBooking}
        status={reservation.status}
        facts={bookingFacts(visit)}
        payments={paymentsToMake(visit)}
        refunds={guestMay(visit, 'cancel').kind === 'allowed' ? refundsPrinted(visit) : undefined}
        links={stepsOpen(visit)}
      />,
    )
  },
  act: rebook,
})

function stepsOpen(visit: GuestVisit) {
  const words = visit.words.myBooking.links
  const steps = (['move', 'cancel'] as const)
    .filter((step) => guestMay(visit, step).kind === 'allowed')
    .map((step) => ({ to: visit.linkTo(step), text: words[step] }))
  if (steps.length === 0) return []
  return [
    { to: visit.linkTo('diets'), text: visit.words.diets.link },
    { to: `${visit.linkTo('booking')}/calendar.ics`, text: words.calendar },
    ...steps,
  ]
}
