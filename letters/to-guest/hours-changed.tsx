import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import { refundSteps } from '#booking/money/refund-terms.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printTimeRange } from '#language/times.ts'
import { Facts } from '../blocks/facts.tsx'
import { Paragraph } from '../blocks/text.tsx'
import { calendarFile } from '../calendar.ts'
import { factsThatStay, OwnLinks, Terms } from './booking-blocks.tsx'
import { bookingLetter, type GuestMail } from './guest-mail.tsx'

/** The day stays, the hours do not. Until when all goes back stands in the booking's terms. */
export const hoursChanged = bookingLetter<{ readonly from: Session }>((mail, news) => {
  const { reservation, from } = news
  const { labels } = mail
  const words = mail.words.hoursChanged
  const isRequest = reservation.status === 'requested'
  return {
    words,
    body: (
      <>
        <Paragraph>{words.text}</Paragraph>
        <Facts
          facts={[
            { label: labels.date, value: mail.date, strong: true },
            { label: words.newTime, value: mail.time, strong: true },
            {
              label: words.oldTime,
              value: printTimeRange(from.startTime, from.endTime, mail.language),
            },
            ...factsThatStay(mail),
          ]}
        />
        <Paragraph>{words.calendar}</Paragraph>
        <Paragraph strong>
          {isRequest ? words.stillRequested : fill(words.unsuitable, { until: lastFreeDay(mail) })}
        </Paragraph>
        {!isRequest && <Terms mail={mail} />}
        <OwnLinks mail={mail} />
      </>
    ),
    attachments: [calendarFile(mail)],
  }
})

function lastFreeDay({ reservation, session, mailboxes, language }: GuestMail): string {
  const { day: workshopOn } = session
  const today = dayOf(mailboxes.clock.now())
  const steps = refundSteps({ terms: reservation.terms, paidCents: 0, today, workshopOn })
  return printDay(steps.find(({ percent }) => percent === 100)?.until ?? workshopOn, language)
}
