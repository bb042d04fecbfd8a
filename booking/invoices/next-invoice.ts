import type { Day } from '#language/dates.ts'
import type { Booking } from '../reservations/life.ts'
import { isIban } from '../money/iban.ts'
import { paidCents, totalCents } from '../money/owed.ts'
import { isRequest } from '../reservations/status.ts'
import { type Company, readVatNumber } from './company.ts'
import { textDigest } from '../people/digests.ts'
import { sum } from '../sum.ts'
import { electronicAddress } from './electronic-address.ts'
import { type Invoice, type InvoiceFacts, invoicedCents } from './invoice.ts'
import type { Cents } from '../units.ts'

export type NextInvoice = Pick<Invoice, 'kind' | 'totalCents'> & {
  readonly buyer: Company
  /** Rate of the invoices that a credit note takes back. */
  readonly vatPercent?: number
  /** The credit note is followed by a new invoice, to which the money paid goes. */
  readonly isReplaced?: boolean
  /** A credit note for a wrong day comes with an invoice for the right day, in cents. */
  readonly anew?: { readonly cents: Cents; readonly was: Day; readonly day: Day }
}

type InvoicedSoFar = {
  readonly day: Day
  readonly costCents: Cents
  readonly company: Company | undefined
  readonly invoices: readonly Invoice[]
}

/** The invoice or credit note that is missing; another name or day credits the old invoice first. */
export function nextInvoice({
  day,
  costCents,
  company,
  invoices,
}: InvoicedSoFar): NextInvoice | undefined {
  const issuedCents = sum(invoices, invoicedCents)
  const buyer = invoices.at(-1)?.buyer
  if (buyer && company && issuedCents > 0 && costCents > 0) {
    const note = { ...creditNoteOf(issuedCents, invoices), buyer, isReplaced: true } as const
    if (factsOf(buyer) !== factsOf(company)) return note
    const { workshopOn: was = day } = invoicesThatHold(invoices).at(-1) ?? {}
    const isAll = note.totalCents === issuedCents
    if (was !== day) return isAll ? { ...note, anew: { cents: costCents, was, day } } : note
  }
  const cents = costCents - issuedCents
  if (cents < 0 && buyer) return { ...creditNoteOf(-cents, invoices), buyer }
  return cents > 0 && company ? { kind: 'invoice', totalCents: cents, buyer: company } : undefined
}

/** Invoices of several rates are credited rate by rate, the newest first. */
function creditNoteOf(cents: Cents, invoices: readonly Invoice[]) {
  const all = sinceSettled(invoices)
  const heldAt = (rate: number) =>
    sum(
      all.filter(({ vatPercent }) => vatPercent === rate),
      invoicedCents,
    )
  const { vatPercent } = all.findLast((one) => heldAt(one.vatPercent) > 0)!
  const most = heldAt(vatPercent)
  return { kind: 'credit-note', totalCents: Math.min(cents, most), vatPercent } as const
}

export function invoicesThatHold(invoices: readonly Invoice[]): readonly Invoice[] {
  return sinceSettled(invoices).filter(({ kind }) => kind === 'invoice')
}

/** Invoices before a credit note that took back everything are settled. */
function sinceSettled(invoices: readonly Invoice[]): readonly Invoice[] {
  const settled = invoices.findLastIndex(
    (_, n) => sum(invoices.slice(0, n + 1), invoicedCents) === 0,
  )
  return invoices.slice(settled + 1)
}

function factsOf({ name, vatNumber, address, reference }: Company): string {
  return JSON.stringify([name, vatNumber, address, reference])
}

/** Digest of all that the owner agrees to: sums, VAT, and each word of the buyer. */
export function shownInInvoice(next: NextInvoice & { readonly vatPercent: number }): string {
  const { kind, totalCents: cents, anew, vatPercent, buyer } = next
  const again = anew ? [anew.cents, anew.day] : []
  return [kind, cents, ...again, vatPercent, textDigest(factsOf(buyer))].join(' ')
}

/**
 * The sum to invoice: the price of a booking, or the money paid where that is more, because the
 * terms keep some for places given up. After its end it is the money that stayed; before the
 * farm's yes, nothing.
 */
export function bookingCost(
  { status, payments }: Pick<Booking, 'status' | 'payments'>,
  stayedCents: Cents,
): Cents {
  if (isRequest(status) || status === 'declined') return 0
  if (status === 'cancelled') return stayedCents
  return Math.max(totalCents(payments), paidCents(payments))
}

/** `seller`: the farm has no VAT or enterprise number; `buyer`: the company has no number that Peppol knows. */
export type MissingFact = 'seller' | 'account' | 'buyer'

export function missingFact(
  facts: Pick<InvoiceFacts, 'seller' | 'buyer'>,
): MissingFact | undefined {
  const { seller, buyer } = facts
  if (!readVatNumber(seller.vatNumber) || !/^\d{10}$/.test(seller.enterpriseNumber)) return 'seller'
  if (!isIban(seller.iban)) return 'account'
  return electronicAddress(buyer.vatNumber) ? undefined : 'buyer'
}
