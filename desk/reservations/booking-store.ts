import { withOwn } from '#booking/with-own.ts'
import type { BookingTable } from '#store/reservations/booking-tables.ts'
import type { Store } from '#store/store.ts'
import type { Id } from '#booking/id.ts'

/** The store for one answer about one booking: it asks nothing twice, and nothing in vain. */
export async function bookingStore(store: Store, id: Id<'reservation'>): Promise<Store> {
  const tables = await store.reservations.tablesOf(id)
  const own = <Found>(
    table: BookingTable,
    read: (reservationId: Id<'reservation'>) => Promise<Found>,
    none: Found,
  ) => {
    let found: Promise<Found> | undefined
    return (asked: string): Promise<Found> => {
      if (asked !== id) return read(asked)
      found ??= tables.has(table) ? read(id) : Promise.resolve(none)
      return found
    }
  }
  const { companions, invoices, diets, unproven, vacancies, history, newcomers, options, refunds } =
    store
  const { transactions } = store
  return withOwn(store, {
    companions: { ...companions, of: own('companion', companions.of, []) },
    invoices: {
      ...invoices,
      of: own('invoice', invoices.of, []),
      findCompany: own('company', invoices.findCompany, undefined),
    },
    diets: { ...diets, find: own('diet', diets.find, undefined) },
    unproven: { ...unproven, find: own('unproven', unproven.find, undefined) },
    vacancies: { ...vacancies, find: own('vacancy', vacancies.find, undefined) },
    history: { ...history, listEvents: own('event', history.listEvents, []) },
    newcomers: {
      ...newcomers,
      for: own('newcomer', newcomers.for, undefined),
      replacedGuestsOf: own('replaced_guest', newcomers.replacedGuestsOf, []),
    },
    options: { ...options, of: own('option', options.of, undefined) },
    refunds: { ...refunds, of: own('refund', refunds.of, []) },
    transactions: {
      ...transactions,
      toDecideOf: own('bank_transaction', transactions.toDecideOf, []),
    },
  })
}
