import type { Day } from '#language/dates.ts'
import type { Happening } from '../reservations/history.ts'
import type { Booking } from '../reservations/life.ts'
import { isIban } from '../money/iban.ts'
import { paidCents, totalCents } from '../money/owed.ts'
import { type Company, readVatNumber } from '../people/company.ts'
import { digestOf } from '../people/digests.ts'
import { sum } from '../sum.ts'
import { electronicAddress } from './electronic-address.ts'
import { type Invoice, type InvoiceFacts, signedCents } from './invoice.ts'
import type { Cents } from '../units.ts'

export type NextInvoice = Pick<Invoice, 'kind' | 'totalCents'> & {
  readonly buyer: Company
  /** Of a credit note in whose place an invoice comes: what was paid counts for that. */
  readonly isReplaced?: boolean
  /** Of a credit note to invoices that name another day: what is invoiced with it for the right one, in cents. */
  readonly anew?: { readonly cents: Cents; readonly was: Day; readonly day: Day }
}

type Standing = {
  /** Day in Brussels on which it takes place, as it is now. */
  readonly day: Day
  readonly costCents: Cents
  readonly company: Company | undefined
  /** All of the booking, in order. */
  readonly invoices: readonly Invoice[]
}

/** What is still to invoice or credit. For another name or day, the old invoice is credited first. */
export function nextInvoice({
  day,
  costCents,
  company,
  invoices,
}: Standing): NextInvoice | undefined {
  const issuedCents = sum(invoices, signedCents)
  const buyer = invoices.at(-1)?.buyer
  if (buyer && company && issuedCents > 0 && costCents > 0) {
    const all = { kind: 'credit-note', totalCents: issuedCents, buyer, isReplaced: true } as const
    if (!isSameCompany(buyer, company)) return all
    const { workshopOn: was = day } = standingInvoices(invoices).at(-1) ?? {}
    if (was !== day) return { ...all, anew: { cents: costCents, was, day } }
  }
  const cents = costCents - issuedCents
  if (cents < 0 && buyer) return { kind: 'credit-note', totalCents: -cents, buyer }
  return cents > 0 && company ? { kind: 'invoice', totalCents: cents, buyer: company } : undefined
}

/** Leaves what a booking costs as it was or makes it more, and leaves its day: whatever else is told may ask for a credit note. */
export const creditsNothing = [
  'received',
  'reminded',
  'completed',
  'counted',
  'diets-kept',
  'link-sent',
  'written-to',
] as const satisfies readonly Happening['what'][]

/** Those that stand: what was issued before all of it was credited is settled. */
export function standingInvoices(invoices: readonly Invoice[]): readonly Invoice[] {
  const settled = invoices.findLastIndex((_, n) => sum(invoices.slice(0, n + 1), signedCents) === 0)
  return invoices.slice(settled + 1).filter(({ kind }) => kind === 'invoice')
}

function isSameCompany(a: Company, b: Company): boolean {
  return factsOf(a) === factsOf(b)
}

function factsOf({ name, vatNumber, address, reference }: Company): string {
  return JSON.stringify([name, vatNumber, address, reference])
}

/** What the owner says yes to, for good: the sums, their VAT, and every word of in whose name. */
export function whatIsMade(next: NextInvoice & { readonly vatPercent: number }): string {
  const { kind, totalCents: cents, anew, vatPercent, buyer } = next
  const again = anew ? [anew.cents, anew.day] : []
  return [kind, cents, ...again, vatPercent, digestOf(factsOf(buyer))].join(' ')
}

/** Its price with what the terms kept of places given up; once it has ended, what was kept; nothing before the farm's yes. */
export function bookingCost(
  { status, payments }: Pick<Booking, 'status' | 'payments'>,
  history: readonly Happening[],
): number {
  if (status === 'unproven' || status === 'requested' || status === 'declined') return 0
  const paid = paidCents(payments)
  if (status !== 'cancelled') return Math.max(totalCents(payments), paid)
  const ended = history.findLastIndex(({ what }) => what === 'cancelled' || what === 'called-off')
  return paid - sum(history.slice(Math.max(0, ended)), goneBack)
}

/** Of what was paid; what went to a gift voucher has been taken off there already. */
function goneBack(told: Happening): Cents {
  switch (told.what) {
    case 'cancelled':
    case 'called-off':
      return told.detail.refundCents ?? 0
    case 'place-taken':
      return told.detail.cents
    case 'back-on-voucher':
      return -told.detail.cents
    default:
      return 0
  }
}

/** `seller`: the farm's VAT or enterprise number; `buyer`: whose number Peppol finds the company by. */
export type MissingFact = 'seller' | 'account' | 'rate' | 'buyer'

/** What an electronic invoice cannot be without; undefined when nothing is missing. */
export function missingFact(
  facts: Pick<InvoiceFacts, 'seller' | 'buyer' | 'vatPercent'>,
): MissingFact | undefined {
  const { seller, buyer, vatPercent } = facts
  if (!readVatNumber(seller.vatNumber) || !/^\d{10}$/.test(seller.enterpriseNumber)) return 'seller'
  if (!isIban(seller.iban)) return 'account'
  // Without VAT the law asks for the reason, which nobody has told.
  if (vatPercent <= 0) return 'rate'
  return electronicAddress(buyer.vatNumber) ? undefined : 'buyer'
}
