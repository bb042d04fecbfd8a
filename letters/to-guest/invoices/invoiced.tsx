import type { Invoice } from '#booking/invoices/invoice.ts'
import { fill } from '#language/fill.ts'
import { printEurosAndCents } from '#language/money.ts'
import type { MailAttachment } from '#store/mail/mails.ts'
import { Note, Paragraph } from '../../blocks/text.tsx'
import { OwnPage } from '../reservations/booking-blocks.tsx'
import { toPayer } from '../guest-mail.tsx'

export type OfInvoices = {
  /** The last invoice holds; a credit note before it takes back an invoice for another day. */
  readonly invoices: readonly [...Invoice[], Invoice]
  /** The same invoices as files, to read and to print. */
  readonly files: readonly MailAttachment[]
}

/**
 * A mail to the guest who asked for the invoice. The attached file says what is to be paid, and
 * until when.
 */
export const invoiced = toPayer<OfInvoices>((mail, { reservation, invoices, files }) => {
  const { mail: said, paper } = mail.allWords.invoice
  const { kind, number, totalCents, buyer, terms } = invoices.at(-1)!
  const words = said[kind]
  const text = invoices.length > 1 ? said.anew : words.text
  const amount = printEurosAndCents(totalCents, mail.language)
  return {
    words: { ...words, subject: fill(words.subject, { number }) },
    body: (
      <>
        <Paragraph>{fill(text, { company: buyer.name, amount })}</Paragraph>
        {terms && <Paragraph>{terms}</Paragraph>}
        <Note>{paper.copy}</Note>
        {!reservation.payer && <OwnPage mail={mail} />}
      </>
    ),
    attachments: files,
  }
})
