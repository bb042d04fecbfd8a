import { writeFile } from 'node:fs/promises'
import { type Invoice, signedCents } from '#booking/invoices/invoice.ts'
import type { MissingFact } from '#booking/invoices/missing.ts'
import { ublOf } from '#booking/invoices/ubl.ts'
import { referenceOf } from '#booking/requests/reference.ts'
import { readSearch } from '#booking/search/read-search.ts'
import { makeInvoice } from '#office/invoices/make-invoice.ts'
import type { Row } from './rows.ts'
import type { Asked, Listed, OpenDesk } from './verb.ts'

const everyDay = { from: '', until: '9999-12-31' }
const lastDay = new Date(everyDay.until)

/** Without words, all that were issued; else makes what is due for a booking, and writes its last one into a file. */
export async function invoiceVerb(desk: OpenDesk, { words }: Asked): Promise<Listed> {
  const [reference, file] = words
  const { store } = desk
  if (!reference) return { rows: (await store.invoicesIssued(everyDay)).map(rowOf) }
  if (!file) return { refused: 'Give a FILE to write the invoice into.' }
  const issued = await findOrMake(desk, reference)
  if ('refused' in issued) return issued
  await writeFile(file, ublOf(issued.invoice))
  const { number } = issued.creditNote ?? {}
  const besides = number ? ` Send credit note ${number} too: farm invoice ${number} FILE.` : ''
  return { rows: [rowOf(issued.invoice)], note: `Written: ${file}.${besides}` }
}

type Made = { readonly invoice: Invoice; readonly creditNote?: Invoice }

async function findOrMake(
  { store, openOffice }: OpenDesk,
  reference: string,
): Promise<Made | { readonly refused: string }> {
  const before = await store.findInvoice(reference)
  if (before) return { invoice: before }
  const sought = reference.toUpperCase()
  const found = await store.searchReservations(readSearch(reference), lastDay, 5)
  const booking = found.find(({ id }) => referenceOf(id) === sought)
  if (!booking) return { refused: `There is no booking or invoice ${reference}.` }
  const outcome = await makeInvoice(await openOffice(store), { id: booking.id })
  if (outcome.kind === 'made') return outcome
  if (outcome.kind === 'missing') return { refused: missing[outcome.what] }
  const invoice = (await store.invoicesOf(booking.id)).at(-1)
  if (invoice) return { invoice }
  return { refused: 'There is nothing to invoice: it needs your yes, and a company.' }
}

const missing: Readonly<Record<MissingFact, string>> = {
  seller: 'Your VAT or enterprise number is missing: give both in content/business.ts.',
  account: 'Your IBAN is missing: give it in content/business.ts.',
  rate: 'The VAT rate is zero (vatPercent in content/house.ts): have your accountant make it.',
  buyer: 'The VAT number of the company is missing: give it on the page of the booking.',
}

/** Programs read these names. */
function rowOf(invoice: Invoice): Row {
  const { number, kind, issuedOn, reference, buyer, vatPercent, baseCents, vatCents } = invoice
  return {
    number,
    kind,
    issuedOn,
    reference,
    company: buyer.name,
    vatNumber: buyer.vatNumber,
    vatPercent,
    baseCents,
    vatCents,
    totalCents: signedCents(invoice),
  }
}
