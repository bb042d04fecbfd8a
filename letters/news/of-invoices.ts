import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { type Invoice, sellerOf, vatWithin } from '#booking/invoices/invoice.ts'
import { invoiceToPay } from '#booking/invoices/invoice-to-pay.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { invoiceTitle } from '#content/words/print-invoice.ts'
import { ownerWordsOf } from '#content/words/owner-words.ts'
import { wordsOf } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import { mailed } from '../news.ts'
import type { Scene } from '../sample-scene.ts'
import { books } from '../to-accountant/books-letter.tsx'
import { invoiced } from '../to-guest/invoices/invoiced.tsx'

/** Mails with a company's invoices, to the guest who booked and to the accountant. */
export const newsOfInvoices = {
  invoiced: mailed({ guest: invoiced }).sampled((scene) => ({
    reservation: scene.secured,
    invoices: [sampleInvoice(scene)],
    files: [],
  })),
  books: mailed({ accountant: books }).sampled((scene) => {
    const { house } = scene
    const name = invoiceTitle(sampleInvoice(scene), wordsOf(house, house.ownerLanguage))
    const { pdf, ubl } = ownerWordsOf(house).accountant.lines
    return {
      to: 'boekhouder@example.org',
      title: name,
      lines: [fill(pdf, { name }), fill(ubl, { name })],
      files: [],
      about: [scene.secured],
    }
  }),
}

/** An invoice as the office makes it. */
function sampleInvoice({ secured: reservation, house }: Scene): Invoice {
  const { id, language, session, participants, priceCents, payments } = reservation
  const totalCents = priceCents * participants
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
      name: 'Bakkerij Claes',
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
    totalCents,
    ...vatWithin(totalCents, 21),
    toPay: invoiceToPay(payments, { totalCents, today: '2025-09-23' })?.toPay,
    terms: '',
    corrects: [],
  }
}
