import { postalAddress } from '#booking/invoices/electronic-address.ts'
import type { Invoice } from '#booking/invoices/invoice.ts'
import { epcPayload } from '#booking/money/epc-payload.ts'
import { printIban } from '#booking/money/iban.ts'
import { qrPicture } from '#booking/qr-modules.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { printVatNumber } from '#booking/invoices/company.ts'
import { nb, printDay, type Day } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEurosAndCents } from '#language/money.ts'
import type { Words } from './shape.ts'

type Labelled = { readonly label: string; readonly value: string }

export type PrintedInvoice = ReturnType<typeof printInvoice>

/** Content of an invoice or credit note in its buyer's language, the same on a page and in a PDF. */
export function printInvoice(invoice: Invoice, words: Words) {
  const { kind, language, line, baseCents, paymentSentence, toPay } = invoice
  const { paper } = words.invoice
  const euros = (cents: number) => printEurosAndCents(cents, language)
  return {
    language,
    title: invoiceTitle(invoice, words),
    seller: { label: paper.seller, lines: sellerLines(invoice, words) },
    buyer: { label: paper.buyer, lines: buyerLines(invoice, words) },
    facts: facts(invoice, words),
    line: {
      what: { label: paper.what, value: withWholeDays(line.name) },
      quantity: { label: paper.quantity, value: String(line.quantity) },
      price: { label: paper.price, value: euros(Math.round(baseCents / line.quantity)) },
      amount: { label: paper.amount, value: euros(baseCents) },
    },
    sums: sums(invoice, words),
    payment: toPay && payment(invoice, toPay, words),
    notes: [
      ...(kind === 'invoice' && !toPay ? [paper.isPaid] : []),
      ...(paymentSentence && !toPay ? [withWholeDays(paymentSentence)] : []),
      ...(isBetweenBelgians(invoice) ? [paper.copy] : []),
    ],
  }
}

/** Texts of an issued invoice, which have ordinary spaces: no line ends within a date. */
function withWholeDays(text: string): string {
  return text.replaceAll(/(\d\p{L}*) (\p{L}+) (\d{4})/gu, `$1${nb}$2${nb}$3`)
}

/** "Factuur 2025-0001" */
export function invoiceTitle({ kind, number }: Invoice, { invoice }: Words): string {
  return fill(invoice.paper.title[kind], { number })
}

/** "factuur-2025-0001" */
export function invoiceFileName({ kind, number }: Invoice, { invoice }: Words): string {
  return `${invoice.files[kind]}-${number}`
}

function isBetweenBelgians({ seller, buyer }: Invoice): boolean {
  return [seller, buyer].every(({ vatNumber }) => vatNumber.startsWith('BE'))
}

function sellerLines({ seller }: Invoice, { invoice }: Words): readonly string[] {
  const { name, street, postalCode, town, vatNumber, email, telephone } = seller
  const number = `${invoice.paper.vatNumber} ${printVatNumber(vatNumber)}`
  return [name, street, `${postalCode} ${town}`, number, email, telephone].filter(Boolean)
}

function buyerLines({ buyer }: Invoice, { invoice }: Words): readonly string[] {
  const { name, vatNumber } = buyer
  const { street, more, postalCode, town } = postalAddress(buyer)
  const place = [postalCode, town].filter(Boolean).join(' ')
  const number = vatNumber ? `${invoice.paper.vatNumber} ${printVatNumber(vatNumber)}` : ''
  return [name, street ?? '', more, place, number].filter(Boolean)
}

function facts(invoice: Invoice, { invoice: words }: Words): readonly Labelled[] {
  const { language, issuedOn, workshopOn, buyer, reference, corrects } = invoice
  const { paper } = words
  const day = (of: Day) => printDay(of, language)
  return [
    { label: paper.issuedOn, value: day(issuedOn) },
    { label: paper.workshopOn, value: day(workshopOn) },
    ...corrects.map(({ number, issuedOn: on }) => ({
      label: paper.corrects,
      value: fill(words.number, { number, date: day(on) }),
    })),
    ...due(invoice, paper),
    ...(buyer.reference ? [{ label: paper.buyerReference, value: buyer.reference }] : []),
    { label: paper.booking, value: reference },
  ]
}

function due(
  { language, toPay, paymentSentence }: Invoice,
  paper: Words['invoice']['paper'],
): readonly Labelled[] {
  if (!toPay) return []
  return paymentSentence
    ? [{ label: paper.inTwo, value: withWholeDays(paymentSentence) }]
    : [{ label: paper.dueOn, value: printDay(toPay.dueOn, language) }]
}

/**
 * VAT is counted on the base; a line of its own names the cent by which both together miss the
 * price.
 */
function sums(
  invoice: Invoice,
  { invoice: { paper } }: Words,
): readonly (Labelled & { readonly isStrong?: true })[] {
  const { kind, language, baseCents, vatCents, vatPercent, exemption, totalCents, toPay } = invoice
  const line = (label: string, cents: number) => {
    return { label, value: printEurosAndCents(cents, language) }
  }
  const rounding = totalCents - baseCents - vatCents
  const openCents = toPay?.cents ?? 0
  const paid = totalCents - openCents
  return [
    line(paper.base, baseCents),
    line(exemption || fill(paper.vat, { percent: vatPercent }), vatCents),
    ...(rounding === 0 ? [] : [line(paper.rounding, rounding)]),
    { ...line(paper.total, totalCents), isStrong: true },
    ...(kind === 'invoice' && paid > 0 ? [line(paper.paid, paid)] : []),
    ...(toPay ? [{ ...line(paper.toPay, openCents), isStrong: true } as const] : []),
  ]
}

function payment(
  { seller, language }: Invoice,
  { cents: amountCents, reference }: NonNullable<Invoice['toPay']>,
  { invoice, myBooking }: Words,
) {
  const { accountHolder: name, iban, bic } = seller
  const words = myBooking.payment
  return {
    title: invoice.paper.payment,
    facts: [
      { label: words.amount, value: printEurosAndCents(amountCents, language) },
      { label: words.beneficiary, value: name },
      { label: words.account, value: bic ? `${printIban(iban)}, ${bic}` : printIban(iban) },
      { label: words.communication, value: printStructuredCommunication(reference) },
    ] as readonly Labelled[],
    code: qrPicture(epcPayload({ name, iban, amountCents, structuredCommunication: reference })),
    codeLabel: fill(words.code, { amount: printEurosAndCents(amountCents, language) }),
  }
}
