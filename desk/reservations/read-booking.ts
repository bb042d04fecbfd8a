import { paidCentsBy } from '#booking/money/balances.ts'
import { owedCents, paidCents } from '#booking/money/owed.ts'
import { goesTo } from '#booking/money/refund.ts'
import { sum } from '#booking/sum.ts'
import { withOverrides } from '#booking/with-overrides.ts'
import type { Id } from '#booking/id.ts'
import { findCalledOff } from '#office/dates/rebook-reservation.ts'
import { readInvoicing } from '#office/invoices/invoicing.ts'
import { listFiledDays } from '#office/money/filed-refunds.ts'
import { isPaidInCash, listSharePayers } from '#office/money/money-sources.ts'
import { reasonOfRefund } from '#office/money/refunds.ts'
import { readReceiptsToVoid } from '#office/money/void-receipt.ts'
import type { BookingTable } from '#store/reservations/booking-tables.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import { deskHouse } from '../desk-language.ts'
import { giftsOn, waitingMoneyOf } from './booking-money.tsx'
import type { BookingVisit } from '../of-record.ts'

export type BookingOnPage = Awaited<ReturnType<typeof readBooking>>

export async function readBooking({ id, office, reservation, now }: BookingVisit) {
  const { store } = office
  const ofBooking = await store.refunds.listOf(id)
  const filed = await listFiledDays(
    store,
    ofBooking.map((refund) => refund.id),
  )
  const refunds = await Promise.all(
    ofBooking.map(async (refund) => {
      const reason = await reasonOfRefund(store, refund, reservation)
      return { ...refund, reason, filedOn: filed.get(refund.id) }
    }),
  )
  const unpaid = refunds.filter(({ paidAt }) => !paidAt)
  const asksAccount = unpaid.some((refund) => goesTo(refund) === '')
  return {
    reservation,
    refunds,
    /** Money without an account of the guest may have come from those of companions. */
    payers: unpaid.some(({ iban }) => iban === '') ? await listSharePayers(store, id) : [],
    isCash: asksAccount && (await isPaidInCash(store, id)),
    ...(await receiptsOn(store, reservation)),
    gifts: await giftsOn(store, reservation),
    waitingMoney: await waitingMoneyOf(store, id),
    events: await store.history.listEvents(id),
    isWrittenOff: await isWrittenOff(store, reservation),
    replaced: await replacedGuests(store, id),
    company: await store.invoices.findCompany(id),
    invoicing: await readInvoicing(store, reservation, deskHouse()),
    calledOff: await findCalledOff(store, reservation),
    sessions: await store.sessions.list(now),
  }
}

/** `succeededCents`: refunds to guests whose places this booking took and paid. */
async function receiptsOn(store: Store, reservation: ReservationOnFile) {
  if (paidCents(reservation.payments) === 0) return { receipts: [], succeededCents: 0 }
  const successions = await store.vacancies.listSuccessionsBy(reservation.id)
  return {
    receipts: await readReceiptsToVoid(store, reservation),
    succeededCents: sum(successions, ({ cents }) => cents),
  }
}

/** Earlier guests of the booking, each with the cents paid until a substitute came. */
async function replacedGuests(store: Store, id: string) {
  const replaced = await store.substitutes.listReplacedGuestsOf(id)
  if (replaced.length === 0) return []
  const entries = await store.entries.listOfPayments(id)
  return replaced.map((guest) => ({ ...guest, paidCents: paidCentsBy(id, entries, guest.at) }))
}

/** True when the owner asks no more for money open after the day. */
async function isWrittenOff(store: Store, { id, status, payments }: ReservationOnFile) {
  if (status !== 'completed' || owedCents(payments) === 0) return false
  return (await store.history.listNoticesOf([id])).some(({ kind }) => kind === 'written-off')
}

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
