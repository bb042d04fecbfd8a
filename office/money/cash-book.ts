import { dayOf, type Days, spanOf } from '#booking/dates/brussels-time.ts'
import { type CashLine, cashLines } from '#booking/figures/cash-book.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { Store } from '#store/store.ts'
import type { TransactionOnFile } from '#store/money/transactions.ts'
import type { VoucherOnFile } from '#store/money/vouchers.ts'

type Entry = CashLine & {
  readonly reservation: ReservationOnFile | undefined
  readonly voucher: VoucherOnFile | undefined
}

export async function readCashBook(store: Store, days: Days): Promise<readonly Entry[]> {
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
  const span = spanOf(days)
  const transactions = await store.transactionsBooked(days)
  const moved = {
    transactions,
    handReceipts: (await store.untoldReceipts(span)).map((receipt) => {
      return { ...receipt, day: dayOf(receipt.at) }
    }),
    refundsPaid: (await store.refundsPaid(span)).map((refund) => {
      return { ...refund, day: dayOf(refund.paidAt!) }
    }),
    refundsTold: await store.refundsTold(days),
    takenBack: linesTakenBack(transactions),
    ...(await vouchersMoved(store, days)),
  }
  return cashLines(moved, days)
}

async function vouchersMoved(store: Store, days: Days) {
  const span = spanOf(days)
  const byHand = await store.vouchersByHand(span)
  return {
    vouchersSold: [
      ...(await store.vouchersPaid(days)),
      ...byHand.sold.map(({ at, ...sold }) => ({ ...sold, day: dayOf(at) })),
    ],
    vouchersRefunded: [
      ...(await store.voucherRefundsTold(days)),
      ...byHand.refunded.map(({ at, ...refunded }) => ({ ...refunded, day: dayOf(at) })),
    ],
    redeemed: (await store.voucherUses(span)).map(({ reservationId, cents, at }) => {
      return { reservationId, amountCents: cents, day: dayOf(at) }
    }),
  }
}

/** A line the bank took back and one the owner let be look alike: the first says what it took. */
export function linesTakenBack(transactions: readonly TransactionOnFile[]) {
  return transactions.flatMap((each) => {
    const { key, reservationId, settledAt: at, bookedOn: day } = each
    const { takenBackCents: amountCents } = each.detail
    if (amountCents === undefined || !reservationId || !at) return []
    return [{ key, reservationId, day, at, amountCents }]
  })
}
