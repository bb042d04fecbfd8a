import type { Days } from '#booking/dates/brussels-time.ts'
import { type CashLine, cashLines } from '#booking/figures/cash-book.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { Store } from '#store/store.ts'
import type { VoucherOnFile } from '#store/money/vouchers.ts'

type Line = CashLine & {
  readonly reservation: ReservationOnFile | undefined
  readonly voucher: VoucherOnFile | undefined
}

export async function readCashBook(store: Store, days: Days): Promise<readonly Line[]> {
  const lines = await readCashLines(store, days)
  const bookings = lines.flatMap(({ reservationId = [] }) => reservationId)
  const reservations = byId(await store.findReservations(bookings))
  const vouchers = byId(await store.findVouchers(lines.flatMap(({ voucherId = [] }) => voucherId)))
  return lines.map((line) => ({
    ...line,
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
