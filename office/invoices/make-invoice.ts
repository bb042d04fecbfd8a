import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Invoice, InvoiceFacts } from '#booking/invoices/invoice.ts'
import type { MissingFact } from '#booking/invoices/missing.ts'
import { isSameCompany, whatIsMade } from '#booking/invoices/next-invoice.ts'
import { vatWithin } from '#booking/invoices/vat.ts'
import { whatToPay } from '#booking/money/what-to-pay.ts'
import { referenceOf } from '#booking/requests/reference.ts'
import { wordsIn } from '#content/words/words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { type Change, inOneChange, type Office } from '../office.ts'
import { recordEvent } from '../requests/record-event.ts'
import { type InvoiceStanding, invoiceStanding, sellerOf } from './invoice-standing.ts'

export type InvoiceOutcome =
  | { readonly kind: 'made'; readonly invoice: Invoice }
  /** There is nothing to invoice or to credit; or not as much as was shown. */
  | { readonly kind: 'nothing-to-make' | 'not-as-shown' | 'no-such-reservation' }
  | { readonly kind: 'missing'; readonly what: MissingFact }

type Asked = {
  readonly id: string
  /** What `whatIsMade` said of the page on which it was asked for; undefined: whatever it is. */
  readonly shown?: string | undefined
}

/** The invoice or credit note that is due for a booking, under the next number: it cannot be taken back. */
export function makeInvoice(office: Office, { id, shown }: Asked): Promise<InvoiceOutcome> {
  return inOneChange(office, async (change): Promise<InvoiceOutcome> => {
    const reservation = await change.findReservation(id)
    if (!reservation) return { kind: 'no-such-reservation' }
    const standing = await invoiceStanding(change, reservation, change.house)
    const { next, missing } = standing
    if (!next) return { kind: 'nothing-to-make' }
    if (shown !== undefined && shown !== whatIsMade(next)) return { kind: 'not-as-shown' }
    if (missing) return { kind: 'missing', what: missing }
    const now = change.clock.now()
    const facts = factsOf(change, reservation, { ...standing, next })
    const invoice = await change.addInvoice(id, dayOf(now), facts)
    await change.keepInvoiced(id, now)
    const what = next.kind === 'invoice' ? 'invoiced' : 'credited'
    const detail = { number: invoice.number }
    await recordEvent(change, { reservationId: id, by: 'owner', what, detail })
    return { kind: 'made', invoice }
  })
}

type Due = InvoiceStanding & { readonly next: NonNullable<InvoiceStanding['next']> }

function factsOf(change: Change, reservation: ReservationOnFile, { next, invoices }: Due) {
  const { language, session, priceCents } = reservation
  const { invoice: words, workshopNames } = wordsIn(language)
  const { kind, totalCents, vatPercent } = next
  const isCredit = kind === 'credit-note'
  const corrects = invoices.filter(
    (one) => isCredit && one.kind === 'invoice' && isSameCompany(one.buyer, next.buyer),
  )
  const workshop = workshopNames[session.workshop]
  const places = totalCents / priceCents
  return {
    ...next,
    language,
    reference: referenceOf(reservation.id),
    seller: sellerOf(change.house),
    workshopOn: session.day,
    line: {
      name: fill(words.line, { workshop, date: printDay(session.day, language) }),
      quantity: Number.isInteger(places) ? places : 1,
    },
    ...vatWithin(totalCents, vatPercent),
    toPay: isCredit ? undefined : toPay(reservation, totalCents, dayOf(change.clock.now())),
    terms: isCredit ? words.credited : '',
    corrects: corrects.map(({ number, issuedOn }) => ({ number, issuedOn })),
  } satisfies InvoiceFacts
}

/** What is open of it, by the day its booking is to be paid; one that has passed is today. */
function toPay({ status, payments }: ReservationOnFile, totalCents: number, today: string) {
  // What is kept of a booking that has ended was paid.
  if (status === 'cancelled') return undefined
  const open = whatToPay(payments, { asksBalance: true })
  if (!open) return undefined
  const dueOn = open.dueOn > today ? open.dueOn : today
  return { cents: Math.min(totalCents, open.cents), dueOn, reference: open.reference }
}
