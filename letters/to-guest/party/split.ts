import type { Actor } from '#booking/reservations/life.ts'
import { owedCents, paidOfPriceCents } from '#booking/money/owed.ts'
import { paymentPlan } from '#booking/money/payment-plan.ts'
import { splitMoney } from '#booking/party/split-money.ts'
import { withPayments } from '#booking/reservations/status.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { goingAheadFacts, ownDateFacts } from '#content/words/date-facts.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { calendarFile } from '../../calendar.ts'
import { refundTerms } from '../reservations/contract-terms.ts'
import { ownPageAction, totalOf } from '../reservations/booking-parts.ts'
import { makeBookingLetter, type GuestMail, guestMail } from '../guest-mail.ts'
import { toPayNow } from '../money/money-parts.ts'
import type { Scene } from '../../sample-scene.ts'

export type SplitNews = {
  readonly other: ReservationOnFile
  readonly before: ReservationOnFile
  readonly by: Actor
  /** Highest percent of later refunds of the money that went along; undefined when the split lowered none. */
  readonly mostPercent: number | undefined
}

/** Both bookings in one mail, each with its date, its money and its page. */
export const splitLetter = makeBookingLetter<SplitNews>(
  oneElsewhere,
  (mail, { other, by, mostPercent: percent }) => {
    const { split: splitWords } = mail.allWords
    const going = guestMail(mail.mailboxes, other)
    return {
      words: splitWords.mail,
      parts: [
        by === 'guest' ? splitWords.mail.byGuest : splitWords.mail.byFarm,
        { heading: fill(splitWords.going, { date: going.date }) },
        { facts: factsOf(going) },
        percent !== undefined && fill(splitWords.mail.atMost, { percent }),
        toPayNow(going),
        refundTerms(going),
        { main: ownPageAction(going) },
        { heading: fill(splitWords.staying, { date: mail.date }) },
        { facts: factsOf(mail) },
        toPayNow(mail),
        { links: [ownPageAction(mail)] },
        splitWords.mail.calendar,
      ],
      attachments: [calendarFile(going)],
    }
  },
)

function factsOf(mail: GuestMail) {
  const { labels, language, reservation, session, allWords } = mail
  const { guestChanges, myBooking } = allWords
  const { participants, payments, id } = reservation
  const came = paidOfPriceCents(payments)
  const open = owedCents(payments)
  return [
    { label: labels.time, value: mail.time, strong: true },
    { label: labels.workshop, value: mail.workshop },
    ...ownDateFacts(session, allWords),
    ...goingAheadFacts(session, allWords),
    { label: labels.participants, value: String(participants), strong: true },
    { label: labels.total, value: totalOf(mail) },
    ...(came > 0 ? [{ label: myBooking.facts.paid, value: printEuros(came, language) }] : []),
    ...(open > 0 ? [{ label: guestChanges.party.owed, value: printEuros(open, language) }] : []),
    { label: labels.reference, value: referenceOf(id) },
  ]
}

/** A party of two with its deposit paid; one of them goes to another date. */
function oneElsewhere({ secured: before, others }: Scene) {
  const { stays, goes } = splitMoney(before, 1)
  const [session = before.session] = others.withRoom
  const going = { ...before, ...goes, session, id: 'e4a1c7d2-5b60-4f39-8d1e-6c2b9a0f7345' }
  const references = { deposit: '984000000397', balance: '984000000401' }
  const plan = paymentPlan({ ...going, agreedOn: '2025-09-24', workshopOn: session.day })
  const payments = going.payments.map((payment) => {
    const { kind } = payment
    return { ...payment, reference: references[kind], dueOn: plan[kind].dueOn }
  })
  const other = { ...going, ...withPayments(before.status, payments) }
  const how = { by: 'guest', mostPercent: undefined } as const
  return {
    reservation: { ...before, ...stays, ...withPayments(before.status, stays.payments) },
    other,
    before,
    ...how,
  }
}
