import { isIban, printIban } from '#booking/money/iban.ts'
import { payeeName } from '#booking/money/payee.ts'
import { type AskedAccount, payableFrom, payableTo } from '#booking/money/refund-account.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { wordsIn } from '#content/words/words.ts'
import { printInstant } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { Refund } from '#store/money/payments.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { Payment } from '../blocks/facts.tsx'
import { Heading, Paragraph } from '../blocks/text.tsx'
import { type Mailboxes } from '../envelope.ts'
import { paymentPicture } from '../payment-picture.ts'

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

export function transferOf({ clock }: Mailboxes, booking: ReservationOnFile, refund: Refund) {
  const payment = refundPayment(refund, booking, clock.now())
  return payment && { ...payment, ...paymentPicture(payment, referenceOf(booking.id)) }
}

export function RefundToPay(props: {
  readonly mailboxes: Mailboxes
  readonly booking: ReservationOnFile
  readonly refund: Refund
  readonly transfer: ReturnType<typeof transferOf>
}) {
  const { mailboxes, booking, refund, transfer } = props
  const amount = printEuros(refund.amountCents, 'nl')
  return (
    <>
      <Heading>{fill(words.title, { amount })}</Heading>
      <Paragraph>{transfer ? words.text : whyNot(mailboxes, booking, refund)}</Paragraph>
      {transfer && (
        <Payment
          facts={[
            { label: words.amount, value: amount, strong: true },
            { label: words.beneficiary, value: transfer.name },
            { label: words.account, value: printIban(transfer.iban), strong: true },
            { label: words.communication, value: transfer.freeText },
          ]}
          code={transfer.code}
          words={words}
        />
      )}
    </>
  )
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
