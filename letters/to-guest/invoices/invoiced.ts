import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { type Invoice, sellerOf, vatWithin } from '#booking/invoices/invoice.ts'
import { priceOfParty } from '#booking/money/payment-plan.ts'
import { invoiceToPay } from '#booking/invoices/invoice-to-pay.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { ownDateFacts } from '#content/words/date-facts.ts'
import { wordsOf } from '#content/words/words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEurosAndCents } from '#language/money.ts'
import type { MailAttachment } from '#store/mail/mails.ts'
import { ownPage } from '../reservations/booking-parts.ts'
import { makePayerLetter } from '../guest-mail.ts'
import type { Scene } from '../../sample-scene.ts'

export type OfInvoices = {
  /** The last invoice holds; a credit note before it takes back an invoice for another day. */
  readonly invoices: readonly [...Invoice[], Invoice]
  readonly files: readonly MailAttachment[]
}

/** The attached file says what is to be paid, and until when. */
export const invoicedLetter = makePayerLetter<OfInvoices>(
  (scene) => ({ reservation: scene.secured, invoices: [sampleInvoice(scene)], files: [] }),
  (mail, { reservation, invoices, files }) => {
    const { mail: mailWords, paper } = mail.allWords.invoice
    const { kind, number, paymentSentence, ...invoice } = invoices.at(-1)!
    const words = mailWords[kind]
    const text = invoices.length > 1 ? mailWords.anew : words.text
    const { session, allWords } = mail
    const isCourse = session.furtherDays.length > 0 && invoice.workshopOn === session.day
    return {
      words: { ...words, subject: fill(words.subject, { number }) },
      parts: [
        fill(text, {
          company: invoice.buyer.name,
          amount: printEurosAndCents(invoice.totalCents, mail.language),
          workshop: mail.workshop,
          date: printDay(invoice.workshopOn, mail.language),
        }),
        isCourse && { facts: ownDateFacts(session, allWords) },
        paymentSentence,
        { note: paper.copy },
        !reservation.payer && ownPage(mail),
      ],
      attachments: files,
    }
  },
)

export function sampleInvoice({ secured: reservation, house }: Scene): Invoice {
  const { id, language, session, participants, payments } = reservation
  const totalCents = priceOfParty(reservation)
  return {
    kind: 'invoice',
    number: '2025-0001',
    reservationId: id,
    issuedOn: '2025-09-23',
    language,
    edition: 0,
    reference: referenceOf(id),
    seller: { ...sellerOf(house), telephone: '' },
    buyer: {
      name: 'Claes & Co',
      vatNumber: 'BE0203201340',
      address: 'Dorp 1\n9840 De Pinte',
      reference: '',
    },
    workshopOn: session.day,
    line: {
      name: ofWorkshop(wordsOf(house, language).workshopNames, session.workshop),
      quantity: participants,
    },
    vatPercent: 21,
    exemption: '',
    totalCents,
    ...vatWithin(totalCents, 21),
    toPay: invoiceToPay(payments, { totalCents, today: '2025-09-23' })?.toPay,
    paymentSentence: '',
    corrects: [],
  }
}
