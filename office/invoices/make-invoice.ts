import { dayOf } from '#booking/dates/brussels-time.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { type Invoice, type InvoiceFacts, sellerOf, vatWithin } from '#booking/invoices/invoice.ts'
import { invoiceToPay } from '#booking/invoices/invoice-to-pay.ts'
import {
  type MissingFact,
  invoicesThatHold,
  shownInInvoice,
} from '#booking/invoices/next-invoice.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { printLength } from '#content/words/own-date.ts'
import { wordsOf } from '#content/words/words.ts'
import { plainDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { type Change, isAsShown, oneChange, recordEvent } from '../office.ts'
import { type Invoicing, readInvoicing } from './invoicing.ts'

export type InvoiceOutcome =
  | {
      readonly kind: 'made'
      readonly invoice: Invoice
      /** Credit note that takes back an invoice for another day, made before this invoice. */
      readonly creditNote?: Invoice
    }
  /** `not-as-shown`: the invoice differs from the one on the owner's page. */
  | { readonly kind: 'nothing-to-make' | 'not-as-shown' }
  | { readonly kind: 'missing'; readonly what: MissingFact }

export type InvoiceAsked = {
  readonly id: Id<'reservation'>
  readonly shown?: string | undefined
}

export const makeInvoice = oneChange(issueDue)

/** A credit note for another day comes with the right invoice, in one change. */
export async function issueDue(
  change: Change,
  { id, shown }: InvoiceAsked,
): Promise<InvoiceOutcome> {
  const reservation = await change.reservations.get(id)
  const invoicing = await readInvoicing(change, reservation, change.house)
  const { next, missing } = invoicing
  if (!next) return { kind: 'nothing-to-make' }
  if (!isAsShown(shown, shownInInvoice(next))) return { kind: 'not-as-shown' }
  if (missing) return { kind: 'missing', what: missing }
  const issued = await issue(change, reservation, { ...invoicing, next })
  if (!next.anew) return issued
  const then = await readInvoicing(change, reservation, change.house)
  const isComplete = then.next && !then.missing
  if (!isComplete) return issued
  const anew = await issue(change, reservation, { ...then, next: then.next })
  return { ...anew, creditNote: issued.invoice }
}

async function issue(change: Change, reservation: ReservationOnFile, due: ToIssue) {
  const { id } = reservation
  const { now } = change
  const invoice = await change.invoices.add(id, now, factsOf(change, reservation, due))
  if (due.next.isReplaced) await change.invoices.invoiceAnew(id)
  else await change.invoices.markInvoiced(id, now)
  const what = due.next.kind === 'invoice' ? 'invoiced' : 'credited'
  const detail = { number: invoice.number }
  await recordEvent(change, { reservationId: id, by: 'owner', what, detail })
  return { kind: 'made', invoice } as const
}

type ToIssue = {
  readonly invoices: Invoicing['invoices']
  readonly next: NonNullable<Invoicing['next']>
}

function factsOf(change: Change, reservation: ReservationOnFile, { next, invoices }: ToIssue) {
  const { language, session, priceCents } = reservation
  const { invoice: words, workshopNames, ownDate } = wordsOf(change.house, language)
  const { kind, totalCents, buyer, vatPercent, isReplaced } = next
  const isCredit = kind === 'credit-note'
  const exemption = vatPercent === 0 ? words.exemption : ''
  const taken = isReplaced ? words.replaced : words.credited
  const corrects = isCredit
    ? invoicesThatHold(invoices).filter((one) => one.vatPercent === vatPercent)
    : []
  // A credit note names the invoiced day, whatever day the booking is on by now.
  const workshopOn = corrects.at(-1)?.workshopOn ?? session.day
  const workshop = ofWorkshop(workshopNames, session.workshop)
  const date = plainDay(workshopOn, language)
  const length = workshopOn === session.day ? printLength(session, ownDate.length) : undefined
  const places = totalCents / priceCents
  const { inParts } = words
  return {
    kind,
    totalCents,
    buyer,
    vatPercent,
    exemption,
    language,
    edition: change.house.edition,
    reference: referenceOf(reservation.id),
    seller: sellerOf(change.house),
    workshopOn,
    line: {
      name: fill(words.line, { workshop, date: length ? `${date}, ${length}` : date }),
      quantity: Number.isInteger(places) ? places : 1,
    },
    ...vatWithin(totalCents, vatPercent),
    ...(isCredit
      ? { toPay: undefined, paymentSentence: exemption ? taken : `${taken} ${words.vatBack}` }
      : openOf(reservation, { totalCents, today: dayOf(change.now), inParts })),
    corrects: corrects.map(({ number, issuedOn }) => ({ number, issuedOn })),
  } satisfies InvoiceFacts
}

/** A credit note has no open amount; the kept part of an ended booking was paid. */
function openOf(
  { status, payments, language }: ReservationOnFile,
  { inParts, ...facts }: Parameters<typeof invoiceToPay>[1] & { readonly inParts: string },
) {
  const open = status === 'cancelled' ? undefined : invoiceToPay(payments, facts)
  if (!open?.deposit) return { toPay: open?.toPay, paymentSentence: '' }
  const { toPay, deposit } = open
  const euros = (cents: number) => printEuros(cents, language)
  const paymentSentence = fill(inParts, {
    deposit: euros(deposit.cents),
    depositDay: plainDay(deposit.dueOn, language),
    rest: euros(toPay.cents - deposit.cents),
    day: plainDay(toPay.dueOn, language),
  })
  return { toPay, paymentSentence }
}
