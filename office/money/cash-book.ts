import { addDays, dayOf, instantIn } from '#booking/dates/brussels-time.ts'
import { type CashLine, cashLines } from '#booking/figures/cash-book.ts'
import { sum } from '#booking/sum.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { Store } from '#store/store.ts'
import type { TransactionOnFile } from '#store/transactions.ts'

type Entry = CashLine & { readonly reservation: ReservationOnFile }

/** The money that moved in these days of Brussels, the last included, each with its booking. */
export async function readCashBook(
  store: Store,
  days: { readonly from: string; readonly until: string },
): Promise<readonly Entry[]> {
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
    takenBack: await takenBack(store, transactions),
  }
  const lines = cashLines(moved, days)
  const found = await store.findReservations(lines.map(({ reservationId }) => reservationId))
  const byId = new Map(found.map((reservation) => [reservation.id, reservation]))
  return lines.map((line) => ({ ...line, reservation: byId.get(line.reservationId)! }))
}

export function spanOf({ from, until }: { readonly from: string; readonly until: string }) {
  return { from: instantIn(from, '00:00'), until: instantIn(addDays(until, 1), '00:00') }
}

/** A line the bank took back and one the owner let be look alike: the booking's history tells them apart. */
export async function takenBack(
  store: Pick<Store, 'listEvents'>,
  transactions: readonly TransactionOnFile[],
) {
  const looked = transactions.flatMap((each) => {
    const { key, amountCents, outcome, reservationId, settledAt, bookedOn: day } = each
    const isOut = amountCents < 0 && outcome === 'review'
    return isOut && reservationId && settledAt ? [{ key, reservationId, settledAt, day }] : []
  })
  return Promise.all(
    looked.map(async ({ key, reservationId, settledAt: at, day }) => {
      const events = await store.listEvents(reservationId)
      const then = events.filter((event) => isWithinAMinute(event.at, at))
      const amountCents = sum(then, (each) => (each.what === 'taken-back' ? each.detail.cents : 0))
      return { key, reservationId, day, at, amountCents }
    }),
  )
}

function isWithinAMinute(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) < 60_000
}
