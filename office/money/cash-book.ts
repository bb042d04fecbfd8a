import { addDays, dayOf, type Days } from '#booking/dates/brussels-time.ts'
import { type CashLine, cashLines, cashTotals } from '#booking/figures/cash-book.ts'
import { journalDifference } from '#booking/figures/journal-difference.ts'
import { readLines } from '#booking/money/journal.ts'
import type { Cents } from '#booking/units.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'

type Line = CashLine & {
  readonly reservation: ReservationOnFile | undefined
  readonly voucher: VoucherOnFile | undefined
  /** Numbers of the booking's invoices and credit notes. */
  readonly invoices: readonly string[]
}

export async function readCashBook(store: Store, days: Days): Promise<readonly Line[]> {
  const lines = await readCashLines(store, days)
  const bookings = lines.flatMap(({ reservationId = [] }) => reservationId)
  const reservations = byId(await store.findReservations(bookings))
  const vouchers = byId(await store.findVouchers(lines.flatMap(({ voucherId = [] }) => voucherId)))
  const invoices = Map.groupBy(await store.invoicesOfAll(bookings), (one) => one.reservationId)
  return lines.map((line) => ({
    ...line,
    invoices: (invoices.get(line.reservationId ?? '') ?? []).map(({ number }) => number),
    reservation: reservations.get(line.reservationId ?? ''),
    voucher: vouchers.get(line.voucherId ?? ''),
  }))
}

function byId<One extends { readonly id: string }>(all: readonly One[]): ReadonlyMap<string, One> {
  return new Map(all.map((one) => [one.id, one]))
}

/** The money that moved in these days of Brussels, the last included. */
export async function readCashLines(store: Store, days: Days): Promise<readonly CashLine[]> {
  const { entries, bookings } = await store.movesOn(days)
  return cashLines(entries, { days, bookings })
}

/** What came and went on these days; and why the receipts journal has another sum of them, once it has any. */
export async function readMoneyMoved(store: Store, days: Days) {
  const { entries, bookings } = await store.movesOn(days)
  const totals = cashTotals(cashLines(entries, { days, bookings }))
  const last = await store.lastJournalDay()
  const written = await store.journalDays(days)
  if (!last || written.length === 0) return { totals, difference: undefined }
  const unwritten = entries.filter(({ at }) => dayOf(at) > last.day)
  const asked = {
    days,
    cashCents: centsOf(totals),
    unwrittenCents: centsOf(cashTotals(cashLines(unwritten, { days, bookings }))),
    lines: written.flatMap(readLines),
  }
  const isSame = journalDifference({ ...asked, later: [] }) === undefined
  const after = { from: addDays(days.until, 1), until: addDays(days.until, daysAfter) }
  const later = isSame ? [] : (await store.journalDays(after)).flatMap(readLines)
  return { totals, difference: journalDifference({ ...asked, later }) }
}

/** A statement is read sooner, or what it tells is not told apart. */
const daysAfter = 366

function centsOf({ together }: ReturnType<typeof cashTotals>): Cents {
  return together.receivedCents - together.refundedCents
}
