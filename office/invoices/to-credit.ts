import { addDays } from '#booking/dates/brussels-time.ts'
import { bookingCost, creditsNothing, nextInvoice } from '#booking/invoices/next-invoice.ts'
import type { Store } from '#store/store.ts'

/** Older invoices are not looked at: their bookings have been, and change no more. */
const lookedAtDays = 400

/** Bookings that cost less than was invoiced for them, or are on another day, with whom it was invoiced to. */
export async function bookingsToCredit(store: Store, today: string) {
  const from = addDays(today, -lookedAtDays)
  const ids = await store.toldOfSinceInvoiced(from, creditsNothing)
  const found = []
  for (const reservation of await store.findReservations(ids)) {
    const invoices = await store.invoicesOf(reservation.id)
    const company = invoices.at(-1)!.buyer
    const hasEnded = reservation.status === 'cancelled'
    const events = hasEnded ? await store.listEvents(reservation.id) : []
    const costCents = bookingCost(reservation, events)
    const { day } = reservation.session
    const next = nextInvoice({ day, costCents, company, invoices })
    if (next?.kind !== 'credit-note') continue
    const kind = next.anew ? 'invoice-anew' : 'credit-note'
    found.push({ kind, reservation, company } as const)
  }
  return found
}
