import type { Invoice } from '#booking/invoices/invoice.ts'
import { ublOf } from '#booking/invoices/ubl.ts'
import { deskAccountant } from '#content/words/nl/desk-accountant.ts'
import { invoiceFileName, invoiceTitle } from '#content/words/print-invoice.ts'
import { fill } from '#language/fill.ts'
import { invoiceAttachment } from '#letters/invoice-pdf.ts'
import type { MailAttachment } from '#store/mail/mails.ts'
import { tell } from '../mail/tell.ts'
import { inOneChange, type Office, recordEvent } from '../office.ts'

/** By mail to who asked for it; a credit note and the invoice in its place go in one. False when there is no mailbox. */
export async function mailInvoices(
  office: Office,
  invoices: readonly [...Invoice[], Invoice],
): Promise<boolean> {
  const files = await Promise.all(invoices.map(invoiceAttachment))
  return inOneChange(office, async (change) => {
    const { reservationId } = invoices[0]!
    const reservation = await change.reservations.find(reservationId)
    if (!reservation || (reservation.payer ?? reservation).email === '') return false
    await tell(change, { kind: 'invoiced', reservation, invoices, files })
    for (const { number } of invoices) {
      const sent = { reservationId, by: 'owner', detail: { number } } as const
      await recordEvent(change, { ...sent, what: 'invoice-mailed' })
    }
    return true
  })
}

/** Its two files; nobody gets them while the house knows of no accountant. */
export async function sendInvoiceToAccountant(office: Office, invoice: Invoice): Promise<void> {
  const { reservationId, number } = invoice
  const { lines, files } = await filesOf(invoice)
  await inOneChange(office, async (change) => {
    const about = [{ id: reservationId }]
    const to = change.house.accountantEmail
    await tell(change, {
      kind: 'books',
      to,
      title: invoiceTitle(invoice, 'nl'),
      lines,
      files,
      about,
    })
    const sent = { reservationId, by: 'owner', detail: { number } } as const
    if (await change.reservations.find(reservationId)) {
      await recordEvent(change, { ...sent, what: 'invoice-to-accountant' })
    }
  })
}

/** An invoice as an accountant wants it: to read, and for a program. */
export async function filesOf(invoice: Invoice) {
  const words = deskAccountant.lines
  const name = invoiceTitle(invoice, 'nl')
  const files = [await invoiceAttachment(invoice), ublAttachment(invoice)]
  return { lines: [fill(words.pdf, { name }), fill(words.ubl, { name })], files }
}

function ublAttachment(invoice: Invoice): MailAttachment {
  return {
    filename: `${invoiceFileName(invoice)}.xml`,
    contentType: 'application/xml; charset=utf-8',
    content: ublOf(invoice),
  }
}
