import type { Actor } from '#booking/reservations/life.ts'
import { owedCents, paidOfPriceCents } from '#booking/money/owed.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { ownDateFacts } from '#content/words/date-facts.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { MainAction, MoreActions } from '../../blocks/actions.tsx'
import { LetterFacts } from '../../blocks/facts.tsx'
import { Heading, Paragraph } from '../../blocks/text.tsx'
import { calendarFile } from '../../calendar.ts'
import { RefundTerms, toOwnPage, totalOf } from '../reservations/booking-blocks.tsx'
import { bookingLetter, type GuestMail, guestMail } from '../guest-mail.tsx'
import { payableNow, ToPayNow } from '../money/money-blocks.tsx'

export type SplitNews = {
  /** The booking of the part that goes to another date. */
  readonly other: ReservationOnFile
  /** The booking before the split. */
  readonly before: ReservationOnFile
  readonly by: Actor
  /**
   * Highest percentage of the money that went along which can be refunded; undefined when the split
   * took nothing away.
   */
  readonly mostPercent: number | undefined
}

/** Both bookings in one mail, each with its date, its money and its page. */
export const split = bookingLetter<SplitNews>((mail, { other, by, mostPercent: percent }) => {
  const { split: said } = mail.allWords
  const going = guestMail(mail.mailboxes, other)
  const [toPayGoing, toPay] = [payableNow(going), payableNow(mail)]
  return {
    words: said.mail,
    body: (
      <>
        <Paragraph>{by === 'guest' ? said.mail.byGuest : said.mail.byFarm}</Paragraph>
        <Heading>{fill(said.going, { date: going.date })}</Heading>
        <LetterFacts facts={factsOf(going)} />
        {percent !== undefined && <Paragraph>{fill(said.mail.atMost, { percent })}</Paragraph>}
        <ToPayNow mail={going} toPay={toPayGoing} />
        <RefundTerms mail={going} />
        <MainAction action={toOwnPage(going)} />
        <Heading>{fill(said.staying, { date: mail.date })}</Heading>
        <LetterFacts facts={factsOf(mail)} />
        <ToPayNow mail={mail} toPay={toPay} />
        <MoreActions actions={[toOwnPage(mail)]} />
        <Paragraph>{said.mail.calendar}</Paragraph>
      </>
    ),
    attachments: [toPayGoing?.attachment, toPay?.attachment, calendarFile(going)],
  }
})

function factsOf(mail: GuestMail) {
  const { labels, language, reservation, session, allWords } = mail
  const { guestChanges, myBooking } = allWords
  const { participants, payments, id } = reservation
  const [came, open] = [paidOfPriceCents(payments), owedCents(payments)]
  return [
    { label: labels.time, value: mail.time, strong: true },
    { label: labels.workshop, value: mail.workshop },
    ...ownDateFacts(session, allWords),
    { label: labels.participants, value: String(participants), strong: true },
    { label: labels.total, value: totalOf(mail) },
    ...(came > 0 ? [{ label: myBooking.facts.paid, value: printEuros(came, language) }] : []),
    ...(open > 0 ? [{ label: guestChanges.party.owed, value: printEuros(open, language) }] : []),
    { label: labels.reference, value: referenceOf(id) },
  ]
}
