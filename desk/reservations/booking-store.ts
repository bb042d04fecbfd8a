import type { BookingTable } from '#store/reservations/booking-tables.ts'
import type { Store } from '#store/store.ts'
import type { Id } from '#booking/id.ts'

/** The store as one answer about one booking reads it: nothing is asked twice, nor what the booking has not. */
export async function bookingStore(store: Store, id: Id<'reservation'>): Promise<Store> {
  const tables = await store.tablesOf(id)
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
  return {
    ...store,
    companionsOf: own('companion', store.companionsOf, []),
    findCompany: own('company', store.findCompany, undefined),
    findDiets: own('diet', store.findDiets, undefined),
    findUnproven: own('unproven', store.findUnproven, undefined),
    findVacancy: own('vacancy', store.findVacancy, undefined),
    invoicesOf: own('invoice', store.invoicesOf, []),
    listEvents: own('event', store.listEvents, []),
    newcomerFor: own('newcomer', store.newcomerFor, undefined),
    optionOf: own('option', store.optionOf, undefined),
    refundsOf: own('refund', store.refundsOf, []),
    replacedGuestsOf: own('replaced_guest', store.replacedGuestsOf, []),
  }
}
