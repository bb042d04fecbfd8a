import { addDays, dayOf, type Days } from '#booking/dates/brussels-time.ts'
import { type CashLine, cashLines, cashTotals, vatOn } from '#booking/figures/cash-book.ts'
import { journalDifference } from '#booking/figures/journal-difference.ts'
import { chainedText, type JournalDay, readLines } from '#booking/money/journal.ts'
import type { Cents } from '#booking/units.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { type CsvCell, cellsOfTable } from '#language/csv.ts'
import type { Day } from '#language/dates.ts'
import type { OfBooks } from '#letters/to-accountant/books-letter.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import { readHouse } from '../house/read-house.ts'
import { notify } from '../mail/notify.ts'
import { oneChange } from '../office.ts'

type BookLine = CashLine & {
  readonly reservation: ReservationOnFile | undefined
  readonly voucher: VoucherOnFile | undefined
  readonly invoices: readonly string[]
  /** Rate of the booking's last invoice, or else of the day. */
  readonly vatPercent: number
}

export async function readCashBook(store: Store, days: Days): Promise<readonly BookLine[]> {
  const lines = await readCashLines(store, days)
  const bookings = lines.flatMap(({ reservationId }) => reservationId ?? [])
  const reservations = byId(await store.reservations.listEach(bookings))
  const vouchers = byId(
    await store.vouchers.listEach(lines.flatMap(({ voucherId }) => voucherId ?? [])),
  )
  const invoices = Map.groupBy(
    await store.invoices.listOfEach(bookings),
    (one) => one.reservationId,
  )
  const rateOn = await vatRates(store)
  return lines.map((line) => {
    const issued = invoices.get(line.reservationId ?? '') ?? []
    return {
      ...line,
      invoices: issued.map(({ number }) => number),
      vatPercent: issued.at(-1)?.vatPercent ?? rateOn(line.day),
      reservation: reservations.get(line.reservationId ?? ''),
      voucher: vouchers.get(line.voucherId ?? ''),
    }
  })
}

async function vatRates(store: Store): Promise<(day: Day) => number> {
  const { vatPercent: now } = await readHouse(store)
  const changes = (await store.houseChanges.listByName('vat')).flatMap(({ at, before, after }) =>
    before.what === 'vat' && after.what === 'vat'
      ? [{ at, before: before.percent, after: after.percent }]
      : [],
  )
  return (day) => vatOn(day, { now, changes })
}

function byId<One extends { readonly id: string }>(all: readonly One[]): ReadonlyMap<string, One> {
  return new Map(all.map((one) => [one.id, one]))
}

/** Money that moved in these days of Brussels, the last included. */
export async function readCashLines(store: Store, days: Days): Promise<readonly CashLine[]> {
  const { entries, bookings } = await store.entries.listMovesIn(days)
  return cashLines(entries, { days, bookings })
}

/** Money of these days, and the reason why the receipts journal differs, if there is a journal. */
export async function readMoneyMoved(store: Store, days: Days) {
  const { entries, bookings } = await store.entries.listMovesIn(days)
  const totals = cashTotals(cashLines(entries, { days, bookings }))
  const last = await store.journal.findLastDay()
  const written = await store.journal.listDays(days)
  if (!last || written.length === 0) return { totals, difference: undefined }
  const unwritten = entries.filter(({ at }) => dayOf(at) > last.day)
  const compared = {
    days,
    cashCents: stayedCents(totals),
    unwrittenCents: stayedCents(cashTotals(cashLines(unwritten, { days, bookings }))),
    lines: written.flatMap(readLines),
  }
  const isSame = journalDifference({ ...compared, later: [] }) === undefined
  const after = { from: addDays(days.until, 1), until: addDays(days.until, daysAfter) }
  const later = isSame ? [] : (await store.journal.listDays(after)).flatMap(readLines)
  return { totals, difference: journalDifference({ ...compared, later }) }
}

/** Statements are read within a year. */
const daysAfter = 366

function stayedCents({ together }: ReturnType<typeof cashTotals>): Cents {
  return together.receivedCents - together.refundedCents
}

/** The last two columns suffice to recompute the chain (docs/decisions/0043). */
export function journalCells(
  days: readonly JournalDay[],
  { journal: words }: OwnerWords,
): readonly (readonly CsvCell[])[] {
  const lines = days.flatMap((day) => readLines(day).map((line) => ({ ...line, hash: day.hash })))
  return cellsOfTable(
    words.columns,
    lines.map((line) => ({
      day: line.day,
      line: String(line.number),
      what: words.kinds[line.kind],
      receivedOn: line.receivedOn,
      vat: String(line.vatPercent ?? ''),
      count: String(line.count),
      amount: line.cents,
      text: chainedText(line),
      hash: line.hash,
    })),
  )
}

export const sendBooks = oneChange((change, what: Omit<OfBooks, 'to'>) =>
  notify(change, { kind: 'books', to: change.house.accountantEmail, ...what }),
)
