import { isIban, printIban } from '#booking/money/iban.ts'
import { payeeName } from '#booking/money/payee.ts'
import { type AskedAccount, payableFrom, payableTo } from '#booking/money/refund-account.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { wordsIn } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { printInstant } from '#language/times.ts'
import type { Refund } from '#store/money/payments.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { Payment } from '../blocks/facts.tsx'
import { Heading, Paragraph } from '../blocks/text.tsx'
import type { Mailboxes } from '../envelope.ts'
import { paymentPicture } from '../payment-picture.ts'
import { type Notice, toDo } from './notice.tsx'

const words = ownerNews.refund

/** Whose money it is: who had paid, where somebody else comes instead. */
export function payeeOf(booking: ReservationOnFile) {
  return booking.payer ?? booking
}

/** Undefined while no account is known, or the guest has time to stop the one that was asked for. */
export function refundPayment(refund: Refund, booking: ReservationOnFile, now: Date) {
  const name = payeeName(payeeOf(booking).name)
  const iban = payableTo(refund, now)
  if (!name || !iban || !isIban(iban)) return undefined
  return { name, iban, amountCents: refund.amountCents, freeText: refundCommunication(booking) }
}

/** How to pay a refund, for the mail that tells of what brought it. */
export function refundIn(
  mailboxes: Mailboxes,
  booking: ReservationOnFile,
  refund: Refund | undefined,
): Pick<Notice, 'between' | 'main' | 'attachments'> {
  if (!refund) return {}
  const payment = refundPayment(refund, booking, mailboxes.clock.now())
  const picture = payment && paymentPicture(payment, referenceOf(booking.id))
  const amount = printEuros(refund.amountCents, 'nl')
  const between = (
    <>
      <Heading>{fill(words.title, { amount })}</Heading>
      <Paragraph>{payment ? words.text : whyNot(mailboxes, booking, refund)}</Paragraph>
      {payment && picture && (
        <Payment
          facts={[
            { label: words.amount, value: amount, strong: true },
            { label: words.beneficiary, value: payment.name },
            { label: words.account, value: printIban(payment.iban), strong: true },
            { label: words.communication, value: payment.freeText },
          ]}
          code={picture.code}
          words={words}
        />
      )}
    </>
  )
  const main = toDo(mailboxes, 'refund-paid', refund.id)
  return { between, main, attachments: [picture?.attachment] }
}

function whyNot({ clock }: Mailboxes, booking: ReservationOnFile, refund: Refund): string {
  const { iban, asked } = refund
  if (asked && !payableTo(refund, clock.now())) return otherAccountText(iban, asked)
  return payeeOf(booking).email ? words.noAccount : words.noAccountNoEmail
}

/** What the owner is to know before money goes elsewhere than it came from: both accounts, and from when. */
export function otherAccountText(iban: string, asked: AskedAccount): string {
  return fill(words.otherAccount, {
    known: printIban(iban),
    asked: printIban(asked.iban),
    from: printInstant(payableFrom(asked), 'nl'),
  })
}

/** What who is paid back reads on the bank statement, in their language. */
export function refundCommunication(booking: ReservationOnFile): string {
  const { communication } = wordsIn(payeeOf(booking).language).bookingMails.refund
  return fill(communication, { reference: referenceOf(booking.id) })
}
