import type { House } from '#booking/house/house.ts'
import { type Invoice, sellerOf } from '#booking/invoices/invoice.ts'
import {
  bookingCost,
  invoicesThatHold,
  type MissingFact,
  missingFact,
  type NextInvoice,
  nextInvoice,
} from '#booking/invoices/next-invoice.ts'
import { retainedCents } from '#booking/money/balances.ts'
import { paymentsOf } from '#booking/money/ledger-account.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import { addDays } from '#booking/dates/brussels-time.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'

export type Invoicing = {
  readonly invoices: readonly Invoice[]
  /** An invoice names the whole party, made here or elsewhere. */
  readonly isInvoiced: boolean
  readonly next: (NextInvoice & { readonly vatPercent: number }) | undefined
  readonly missing: MissingFact | undefined
}

export async function readInvoicing(
  reads: Reads,
  reservation: ReservationOnFile,
  house: House,
): Promise<Invoicing> {
  const { id } = reservation
  const invoices = await reads.invoices.listOf(id)
  const kept = await reads.invoices.findCompany(id)
  const isDone = hasInvoice(kept, invoices)
  const nothing = { invoices, isInvoiced: isDone, next: undefined, missing: undefined }
  // The owner noted that the invoice was made elsewhere.
  const company = kept?.invoicedAt && invoices.length === 0 ? undefined : kept
  const isFor = company !== undefined || invoices.length > 0
  if (!isFor) return nothing
  const costCents = await readCost(reads, reservation)
  const due = nextInvoice({ day: reservation.session.day, costCents, company, invoices })
  if (!due) return nothing
  const next = { vatPercent: house.vatPercent, ...due }
  return { ...nothing, next, missing: missingFact({ ...next, seller: sellerOf(house) }) }
}

/** True of a booking whose invoice names more than it costs, or another day. */
export async function needsCreditNote(reads: Reads, booking: ReservationOnFile, house: House) {
  return (await readInvoicing(reads, booking, house)).next?.kind === 'credit-note'
}

export async function readCost(reads: Reads, reservation: ReservationOnFile): Promise<Cents> {
  return (await costReader(reads, [reservation]))(reservation)
}

/** Entries are read for cancelled bookings only: other bookings tell their own cost. */
async function costReader(reads: Reads, reservations: readonly ReservationOnFile[]) {
  const cancelled = reservations.filter(({ status }) => status === 'cancelled')
  const payments = cancelled.flatMap(({ id }) => paymentsOf(id))
  const entries = payments.length > 0 ? await reads.entries.listTouching(payments) : []
  return (one: ReservationOnFile) => bookingCost(one, retainedCents(one.id, entries))
}

export async function isInvoiced(reads: Reads, id: Id<'reservation'>): Promise<boolean> {
  return hasInvoice(await reads.invoices.findCompany(id), await reads.invoices.listOf(id))
}

function hasInvoice(
  company: Awaited<ReturnType<Reads['invoices']['findCompany']>>,
  invoices: readonly Invoice[],
): boolean {
  return company?.invoicedAt !== undefined || invoices.length > 0
}

/** Older invoices are skipped: their bookings are past, and change no more. */
const lookedAtDays = 400

/** Bookings that cost more or less than their invoices or moved to another day, with their company. */
export async function listBookingsToSettle(store: Reads, today: Day) {
  const from = addDays(today, -lookedAtDays)
  const ids = await store.invoices.listChangedSinceInvoiced(from)
  const invoicesOf = Map.groupBy(await store.invoices.listOfEach(ids), (one) => one.reservationId)
  const reservations = await store.reservations.listEach(ids)
  const costOf = await costReader(store, reservations)
  return reservations.flatMap((reservation) => {
    const invoices = invoicesOf.get(reservation.id)!
    const company = invoices.at(-1)!.buyer
    const { day } = reservation.session
    const next = nextInvoice({ day, costCents: costOf(reservation), company, invoices })
    // Credited in full, it waits with the companies to invoice.
    if (!next || invoicesThatHold(invoices).length === 0) return []
    const byNote = next.anew ? 'invoice-anew' : 'credit-note'
    const kind = next.kind === 'invoice' ? 'invoice-more' : byNote
    return [{ kind, reservation, company } as const]
  })
}
