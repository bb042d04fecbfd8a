import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { Paragraph } from '../blocks/text.tsx'
import { calendarFile } from '../calendar.ts'
import { BookingFacts, Diets, Directions, OwnLinks } from './booking-blocks.tsx'
import { bookingLetter } from './guest-mail.tsx'
import { payable, ToPay } from './money-blocks.tsx'

export const secured = bookingLetter((mail, { reservation }) => {
  const words = mail.words.secured
  const toPay = payable(mail)
  const deposit = reservation.payments.find(({ kind }) => kind === 'deposit')
  const amount = printEuros(deposit?.amountCents ?? 0, mail.language)
  return {
    words,
    body: (
      <>
        <Paragraph>{fill(words.text, { amount })}</Paragraph>
        <BookingFacts mail={mail} />
        <Paragraph>{words.calendar}</Paragraph>
        <Diets mail={mail} />
        {toPay && <ToPay mail={mail} toPay={toPay} />}
        <Directions mail={mail} />
        <OwnLinks mail={mail} />
      </>
    ),
    attachments: [toPay?.attachment, calendarFile(mail)],
  }
})
