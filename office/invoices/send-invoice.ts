import type { Invoice } from '#booking/invoices/invoice.ts'
import { ublOf } from '#booking/invoices/ubl.ts'
import { firstHouse } from '#content/first-house.ts'
import { ownerWordsOf } from '#content/words/owner-words.ts'
import { invoiceFileName, invoiceTitle } from '#content/words/print-invoice.ts'
import type { Words } from '#content/words/shape.ts'
import { wordsOf } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import { invoiceAttachment } from '#letters/invoice-pdf.ts'
import type { MailAttachment } from '#store/mail/mails.ts'
import type { Reads } from '#store/subjects.ts'
import { readHouse } from '../house/read-house.ts'
import { notify } from '../mail/notify.ts'
import { type Change, inOneChange, type Office, oneChange, recordEvent } from '../office.ts'
import { type InvoiceAsked, type InvoiceOutcome, issueDue } from './make-invoice.ts'

/** Invoice and mail are one change: a second press would mail nothing. */
export const makeAndMailInvoice = oneChange(
  async (
    change,
    request: InvoiceAsked,
  ): Promise<InvoiceOutcome & { readonly isMailed?: boolean }> => {
    const outcome = await issueDue(change, request)
    if (outcome.kind !== 'made') return outcome
    const { creditNote, invoice } = outcome
    const isMailed = await queueInvoices(change, creditNote ? [creditNote, invoice] : [invoice])
    return { ...outcome, isMailed }
  },
)

export const mailInvoice = oneChange((change, invoice: Invoice) => queueInvoices(change, [invoice]))

/** A credit note and its new invoice go in one mail. */
async function queueInvoices(
  change: Change,
  invoices: readonly [...Invoice[], Invoice],
): Promise<boolean> {
  const { reservationId } = invoices[0]!
  const reservation = await change.reservations.find(reservationId)
  if (!reservation || (reservation.payer ?? reservation).email === '') return false
  const files = await Array.fromAsync(invoices, async (each) =>
    invoiceAttachment(each, await wordsOfInvoice(change, each)),
  )
  await notify(change, { kind: 'invoiced', reservation, invoices, files })
  for (const { number } of invoices) {
    const event = { reservationId, by: 'owner', detail: { number } } as const
    await recordEvent(change, { ...event, what: 'invoice-mailed' })
  }
  return true
}

/** The accountant gets the two files of the invoice, when the house has an accountant. */
export async function sendInvoiceToAccountant(office: Office, invoice: Invoice): Promise<void> {
  const { reservationId, number } = invoice
  const { lines, files } = await filesOf(office.store, invoice)
  await inOneChange(office, async (change) => {
    const about = [{ id: reservationId }]
    const to = change.house.accountantEmail
    await notify(change, {
      kind: 'books',
      to,
      title: invoiceTitle(invoice, wordsOf(change.house, change.house.ownerLanguage)),
      lines,
      files,
      about,
    })
    const event = { reservationId, by: 'owner', detail: { number } } as const
    if (await change.reservations.find(reservationId)) {
      await recordEvent(change, { ...event, what: 'invoice-to-accountant' })
    }
  })
}

export async function filesOf(store: Reads, invoice: Invoice) {
  const house = await readHouse(store)
  const words = ownerWordsOf(house).accountant.lines
  const siteWords = await wordsOfInvoice(store, invoice)
  const name = invoiceTitle(invoice, wordsOf(house, house.ownerLanguage))
  const files = [await invoiceAttachment(invoice, siteWords), ublAttachment(invoice, siteWords)]
  return { lines: [fill(words.pdf, { name }), fill(words.ubl, { name })], files }
}

function ublAttachment(invoice: Invoice, words: Words): MailAttachment {
  return {
    filename: `${invoiceFileName(invoice, words)}.xml`,
    contentType: 'application/xml; charset=utf-8',
    content: ublOf(invoice),
  }
}

/** The texts of the day of issue, so that an invoice never reads otherwise. */
export async function wordsOfInvoice(
  { texts }: Reads,
  { edition, language }: Invoice,
): Promise<Words> {
  return wordsOf({ ...firstHouse, edition, texts: await texts.getOfEdition(edition) }, language)
}
