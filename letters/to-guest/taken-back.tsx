import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { Paragraph } from '../blocks/text.tsx'
import { calendarFile } from '../calendar.ts'
import { BookingFacts, OwnLinks } from './booking-blocks.tsx'
import { bookingLetter } from './guest-mail.tsx'
import { payable, ToPay } from './money-blocks.tsx'

/** A payment came, and the bank took it back: it is to be paid again. */
export const takenBack = bookingLetter<{ readonly cents: number }>((mail, { cents }) => {
  const words = mail.words.takenBack
  const toPay = payable(mail)
  return {
    words,
    body: (
      <>
        <Paragraph>{fill(words.text, { amount: printEuros(cents, mail.language) })}</Paragraph>
        <BookingFacts mail={mail} />
        {toPay && <ToPay mail={mail} toPay={toPay} />}
        <OwnLinks mail={mail} />
      </>
    ),
    attachments: [toPay?.attachment, calendarFile(mail)],
  }
})
