import { isIban, printIban } from '#booking/iban.ts'
import { payeeName } from '#booking/payee-name.ts'
import { referenceOf } from '#booking/reference.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import type { RefundToPay } from '#emails/owner/refund-to-pay.tsx'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { Refund, ReservationOnFile } from '../../../store/reservation-records.ts'
import type { MailAttachment } from '../../../store/mail-records.ts'
import { refundCommunication } from '../../../refund-communication.ts'
import { paymentPicture } from '../payment-picture.ts'

type ToPay = { readonly facts: RefundToPay; readonly attachments: readonly MailAttachment[] }

/** A refund as the owner is asked to pay it; with a code once the account is known. */
export function refundToPay(booking: ReservationOnFile, refund: Refund): ToPay {
  const { id, name, email } = booking
  const words = ownerNews.refund
  const amount = printEuros(refund.amountCents, 'nl')
  const title = fill(words.title, { amount })
  const payee = payeeName(name)
  if (!payee || !isIban(refund.iban)) {
    const text = email ? words.noAccount : words.noAccountNoEmail
    return { facts: { title, text, payment: undefined }, attachments: [] }
  }
  const freeText = refundCommunication(booking)
  const { iban, amountCents } = refund
  const { code, attachment } = paymentPicture(
    { name: payee, iban, amountCents, freeText },
    referenceOf(id),
  )
  const facts = [
    { label: words.amount, value: amount, strong: true },
    { label: words.beneficiary, value: payee },
    { label: words.account, value: printIban(iban), strong: true },
    { label: words.communication, value: freeText },
  ]
  const payment = { facts, code, alt: words.alt, caption: words.scan }
  return { facts: { title, text: words.text, payment }, attachments: [attachment] }
}
