import { daysUntil, dayOf } from '#booking/dates/brussels-time.ts'
import { practicalDaysBefore } from '#booking/due.ts'
import { fill } from '#language/fill.ts'
import { Paragraph } from '../blocks/text.tsx'
import { calendarFile } from '../calendar.ts'
import { BookingFacts, Diets, OwnLinks, totalOf } from './booking-blocks.tsx'
import { bookingLetter } from './guest-mail.tsx'

export const paid = bookingLetter((mail, { reservation }) => {
  const words = mail.words.paid
  const days = daysUntil(dayOf(mail.mailboxes.clock.now()), reservation.session.day)
  return {
    words,
    body: (
      <>
        <Paragraph>{fill(words.text, { amount: totalOf(mail) })}</Paragraph>
        <BookingFacts mail={mail} />
        {days > practicalDaysBefore && <Paragraph>{words.next}</Paragraph>}
        <Diets mail={mail} />
        <OwnLinks mail={mail} />
      </>
    ),
    attachments: [calendarFile(mail)],
  }
})
