import { withOverrides } from '#booking/with-overrides.ts'
import type { BookingTable } from '#store/reservations/booking-tables.ts'
import type { Store } from '#store/store.ts'
import type { Id } from '#booking/id.ts'

/** The store for one answer about one booking, which asks the database nothing twice. */
export async function bookingStore(store: Store, id: Id<'reservation'>): Promise<Store> {
  const tables = await store.reservations.listTablesOf(id)
  const ifOfBooking = <Found>(
    table: BookingTable,
    read: (reservationId: Id<'reservation'>) => Promise<Found>,
    none: Found,
  ) => {
    let found: Promise<Found> | undefined
    return (wanted: string): Promise<Found> => {
      if (wanted !== id) return read(wanted)
      found ??= tables.has(table) ? read(id) : Promise.resolve(none)
      return found
    }
  }
  const { companions, invoices, diets, unproven, vacancies } = store
  const { history, substitutes, options, refunds, transactions } = store
  return withOverrides(store, {
    companions: { ...companions, listOf: ifOfBooking('companion', companions.listOf, []) },
    invoices: {
      ...invoices,
      listOf: ifOfBooking('invoice', invoices.listOf, []),
      findCompany: ifOfBooking('company', invoices.findCompany, undefined),
    },
    diets: { ...diets, find: ifOfBooking('diet', diets.find, undefined) },
    unproven: { ...unproven, find: ifOfBooking('unproven', unproven.find, undefined) },
    vacancies: { ...vacancies, find: ifOfBooking('vacancy', vacancies.find, undefined) },
    history: { ...history, listEvents: ifOfBooking('event', history.listEvents, []) },
    substitutes: {
      ...substitutes,
      findOf: ifOfBooking('substitute', substitutes.findOf, undefined),
      listReplacedGuestsOf: ifOfBooking('replaced_guest', substitutes.listReplacedGuestsOf, []),
    },
    options: { ...options, findOf: ifOfBooking('option', options.findOf, undefined) },
    refunds: { ...refunds, listOf: ifOfBooking('refund', refunds.listOf, []) },
    transactions: {
      ...transactions,
      listToDecideOf: ifOfBooking('bank_transaction', transactions.listToDecideOf, []),
    },
  } satisfies Partial<Store>)
}
