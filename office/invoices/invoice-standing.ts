import type { House } from '#booking/house/house.ts'
import type { Invoice } from '#booking/invoices/invoice.ts'
import { sellerOf } from '#booking/invoices/seller.ts'
import {
  bookingCost,
  lesseningKinds,
  type MissingFact,
  missingFact,
  type NextInvoice,
  nextInvoice,
} from '#booking/invoices/next-invoice.ts'
import { paymentKinds } from '#booking/money/owed.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import { addDays } from '#booking/dates/brussels-time.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '#booking/id.ts'

export type InvoiceStanding = {
  /** In order of their numbers. */
  readonly invoices: readonly Invoice[]
  readonly next: (NextInvoice & { readonly vatPercent: number }) | undefined
  readonly missing: MissingFact | undefined
}

type Reads = Pick<Store, 'invoices' | 'entries'>

export async function invoiceStanding(
  reads: Reads,
  reservation: ReservationOnFile,
  house: House,
): Promise<InvoiceStanding> {
  const { id } = reservation
  const invoices = await reads.invoices.of(id)
  const kept = await reads.invoices.findCompany(id)
  // Its invoice was made elsewhere, as the owner said.
  const company = kept?.invoicedAt && invoices.length === 0 ? undefined : kept
  const isFor = company !== undefined || invoices.length > 0
  if (!isFor) return { invoices, next: undefined, missing: undefined }
  const costCents = await costOf(reads, reservation)
  const { day } = reservation.session
  const due = nextInvoice({ day, costCents, company, invoices })
  if (!due) return { invoices, next: undefined, missing: undefined }
  // What goes back had the rate at which it was invoiced.
  const former = due.kind === 'credit-note' ? invoices.at(-1)?.vatPercent : undefined
  const next = { ...due, vatPercent: former ?? house.vatPercent }
  return { invoices, next, missing: missingFact({ ...next, seller: sellerOf(house) }) }
}

/** Money is asked for only where it tells more than the booking. */
export async function costOf(
  reads: Pick<Store, 'entries'>,
  reservation: ReservationOnFile,
): Promise<number> {
  const { id, status } = reservation
  const accounts = paymentKinds.map((kind) => `${kind}:${id}` as const)
  const entries = status === 'cancelled' ? await reads.entries.of(accounts) : []
  return bookingCost(reservation, entries)
}

/** Whether an invoice names the whole party, made here or elsewhere. */
export async function isInvoiced(
  reads: Pick<Store, 'invoices'>,
  id: Id<'reservation'>,
): Promise<boolean> {
  const company = await reads.invoices.findCompany(id)
  return company?.invoicedAt !== undefined || (await reads.invoices.of(id)).length > 0
}

/** Older invoices are not looked at: their bookings have been, and change no more. */
const lookedAtDays = 400

/** Bookings that cost less than was invoiced for them, or are on another day, with whom it was invoiced to. */
export async function bookingsToCredit(store: Store, today: Day) {
  const from = addDays(today, -lookedAtDays)
  const ids = await store.invoices.changedSinceInvoiced(from, lesseningKinds)
  const found = []
  for (const reservation of await store.reservations.findEach(ids)) {
    const invoices = await store.invoices.of(reservation.id)
    const company = invoices.at(-1)!.buyer
    const costCents = await costOf(store, reservation)
    const { day } = reservation.session
    const next = nextInvoice({ day, costCents, company, invoices })
    if (next?.kind !== 'credit-note') continue
    const kind = next.anew ? 'invoice-anew' : 'credit-note'
    found.push({ kind, reservation, company } as const)
  }
  return found
}
