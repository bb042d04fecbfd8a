import { paidCents } from '#booking/money/owed.ts'
import { referenceOf } from '#booking/requests/reference.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { Facts, ownFacts } from '../blocks/facts.tsx'
import { Paragraph } from '../blocks/text.tsx'
import { calendarFile } from '../calendar.ts'
import { OwnLinks, Terms } from './booking-blocks.tsx'
import { bookingLetter } from './guest-mail.tsx'
import { payable, ToPay } from './money-blocks.tsx'

/** A request stays one on another date: nobody owes anything before the farm's answer. */
export const moved = bookingLetter<'moved' | 'rebooked'>((mail, news) => {
  const { kind, reservation, from, by } = news
  const { language, labels } = mail
  const words = mail.words.moved
  const said = mail.words[kind]
  const isRequest = reservation.status === 'requested'
  const toPay = isRequest ? undefined : payable(mail)
  const paid = paidCents(reservation.payments)
  const percent = news.kind === 'moved' ? news.mostPercent : undefined
  return {
    words: said,
    body: (
      <>
        <Paragraph>{by === 'guest' ? said.byGuest : said.byFarm}</Paragraph>
        <Facts
          facts={[
            { label: words.newDate, value: mail.date, strong: true },
            { label: words.newTime, value: mail.time, strong: true },
            { label: words.oldDate, value: printDay(from.day, language) },
            { label: labels.workshop, value: mail.workshop },
            ...ownFacts(reservation.session, language),
            { label: labels.participants, value: String(reservation.participants) },
            { label: labels.reference, value: referenceOf(reservation.id) },
          ]}
        />
        <Paragraph>{words.calendar}</Paragraph>
        {paid > 0 && (
          <Paragraph>{fill(said.paidAlong, { paid: printEuros(paid, language) })}</Paragraph>
        )}
        {percent !== undefined && <Paragraph>{fill(words.atMost, { percent })}</Paragraph>}
        {isRequest && <Paragraph>{words.stillRequested}</Paragraph>}
        {toPay && <ToPay mail={mail} toPay={toPay} />}
        {!isRequest && <Terms mail={mail} />}
        <OwnLinks mail={mail} />
      </>
    ),
    attachments: [toPay?.attachment, calendarFile(mail)],
  }
})
