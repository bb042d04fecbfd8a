import { openCents } from '#booking/money/owed.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { Paragraph } from '../blocks/text.tsx'
import { BookingFacts, OwnLinks } from './booking-blocks.tsx'
import { bookingLetter, type GuestMail } from './guest-mail.tsx'
import { payable, ToPay } from './money-blocks.tsx'

/** A payment came that completes neither deposit nor balance: what came, and what is open. */
export const partReceived = bookingLetter<{ readonly cents: number }>(
  (mail, { reservation, cents }) => {
    const toPay = payable(mail)
    if (!toPay) return undefined
    const words = mail.words.partReceived
    return {
      words,
      body: (
        <>
          <Paragraph>{fill(words.text, { amount: printEuros(cents, mail.language) })}</Paragraph>
          {reservation.status === 'confirmed' && <Paragraph>{words.notSecured}</Paragraph>}
          <ToPay mail={mail} toPay={toPay} />
          {toPay.part === 'deposit' && <BalanceLater mail={mail} />}
          <BookingFacts mail={mail} />
          <OwnLinks mail={mail} />
        </>
      ),
      attachments: [toPay.attachment],
    }
  },
)

function BalanceLater({ mail: { reservation, words, language } }: { mail: GuestMail }) {
  const balance = reservation.payments.find(({ kind }) => kind === 'balance')
  if (!balance || openCents(balance) === 0) return null
  const amount = printEuros(openCents(balance), language)
  const date = printDay(balance.dueOn, language)
  return <Paragraph>{fill(words.confirmed.balanceLater, { amount, date })}</Paragraph>
}
