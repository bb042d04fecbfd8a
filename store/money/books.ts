import { type Kysely, sql } from 'kysely'
import type { Span } from '#booking/dates/brussels-time.ts'
import type { Id } from '#booking/id.ts'
import { idOf, paymentsOf } from '#booking/money/entry.ts'
import { paymentKinds } from '#booking/money/owed.ts'
import type { HandReceipt } from '#booking/money/statement/books.ts'
import { hasEnded, statuses } from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import type { Day } from '#language/dates.ts'
import type { Companion } from '../party/companions.ts'
import { isAmong, readTogether } from '../json-rows.ts'
import { fromRow, inParts, someIds } from '../rows.ts'
import { type Refund, refundReads } from './refunds.ts'
import { type ReservationOnFile, reservationReads } from '../reservations/reservations.ts'
import type { Row, Tables } from '../tables.ts'
import { type VoucherOnFile, voucherFrom } from '../vouchers/vouchers.ts'

export type BooksAsked = {
  /** Days in Brussels on which they were booked. */
  readonly days: Iterable<Day>
  /** The days within which the hand receipts lie that these lines may show. */
  readonly span: Span
  /** Words in them that may be the code of a booking. */
  readonly codes: Iterable<string>
  readonly reservationIds: Iterable<string>
}

export type BooksOnFile = {
  /** Every one that owes, and those that are named. */
  readonly reservations: readonly ReservationOnFile[]
  /** The refunds that no statement has shown yet. */
  readonly refunds: readonly Refund[]
  /** Sums that the owner marked by hand, each by the id of its hand. */
  readonly handReceipts: readonly HandReceipt[]
  /** Keys of the transactions of those days. */
  readonly seen: readonly string[]
  /** Keys of those that were put aside by themselves: they are looked at again, with the books of today. */
  readonly aside: readonly string[]
}

/** The code of a booking as `referenceOf` makes it; the same expression as its index has. */
const codeOfReservation = sql<string>`upper(substr(id, 1, 8))`

const takingMoney = statuses.filter((status) => !hasEnded(status))

export function bookReads(db: Kysely<Tables>) {
  return {
    referencesTaken: (references: Iterable<string>) => referencesTaken(db, references),
    /** Bookings by the codes that their guests were shown. */
    bookingsCoded: async (codes: Iterable<string>) => {
      const booking = db.selectFrom('reservation').select('id')
      const found = await inParts(codes, (some) =>
        booking.where(codeOfReservation, 'in', some).execute(),
      )
      return found.map(({ id }) => id)
    },
    /** Bookings by the numbers of their invoices and credit notes, such as 2026-0001. */
    async bookingsInvoiced(numbers: Iterable<string>) {
      const invoice = db.selectFrom('invoice').select(['year', 'number', 'reservation_id'])
      const found = new Map<string, Id<'reservation'>>()
      for (const name of numbers) {
        const [year = 0, number = 0] = name.split('-').map(Number)
        const one = invoice.where('year', '=', year).where('number', '=', number)
        const row = await one.executeTakeFirst()
        if (row) found.set(name, row.reservation_id)
      }
      return found
    },
    referredTo: (references: Iterable<string>) => referredTo(db, references),
    async read(asked: BooksAsked): Promise<BooksOnFile> {
      const refunds = await refundReads(db).toTell(asked.span, asked.codes)
      const theirs = refunds.map(({ reservationId }) => reservationId)
      const named = [...asked.reservationIds]
      const handReceipts = await untoldReceipts(db, asked.span, named)
      const ids = [...named, ...handReceipts.map(({ reservationId }) => reservationId), ...theirs]
      const { findEach: findReservations, owing: reservationsOwing } = reservationReads(db)
      const owing = await reservationsOwing(takingMoney)
      const others = new Set(ids).difference(new Set(owing.map(({ id }) => id)))
      return {
        reservations: latestFirst([...owing, ...(await findReservations(others))]),
        refunds,
        handReceipts,
        ...(await keysOn(db, asked.days)),
      }
    },
  }
}

/** The references that a payment, a companion or a voucher has. */
function referencesTaken(db: Kysely<Tables>, references: Iterable<string>) {
  return inParts(references, (some) => {
    const having = (table: 'payment' | 'companion' | 'voucher') =>
      db.selectFrom(table).select('reference').where('reference', 'in', some)
    return having('payment').unionAll(having('companion')).unionAll(having('voucher')).execute()
  })
}

function latestFirst(reservations: readonly ReservationOnFile[]) {
  return reservations.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

/**
 * Hand receipts that no statement has shown: marked about those days, or of a booking that a line
 * names, as its statement may come late. No bank tells of cash.
 */
async function untoldReceipts(
  db: Kysely<Tables>,
  span: Span,
  named: readonly string[],
): Promise<readonly HandReceipt[]> {
  const marked = db.selectFrom('entry').select(receiptColumns)
  const banked = marked.where('kind', '=', 'marked').where(sql`coalesce(method, '')`, '<>', 'cash')
  const untold = banked.where(({ not, exists, selectFrom }) => {
    const over = selectFrom('entry as over').select('over.id')
    const ended = over.where('over.kind', 'in', ['shown', 'unmarked'])
    return not(exists(ended.whereRef('over.to_account', '=', 'entry.from_account')))
  })
  const about = untold.where('at', '>=', span.from.toISOString())
  const lately = about.where('at', '<', span.until.toISOString())
  const found = await inParts(someIds(named.flatMap(paymentsOf)), (some) =>
    lately.unionAll(untold.where('to_account', 'in', some)).execute(),
  )
  const once = new Map(found.map((row) => [row.id, row]))
  const hands = Map.groupBy(once.values(), (row) => row.from_account)
  return [...hands.values()].flatMap(receiptFrom).toSorted(byMarking)
}

const receiptColumns = ['id', 'from_account', 'to_account', 'cents', 'at', 'day'] as const

/** The receipt that one hand marked; none for a gift voucher, which has a reference of its own. */
function receiptFrom(rows: readonly Pick<Row<'entry'>, (typeof receiptColumns)[number]>[]) {
  const { from_account: from, to_account: to, day, at } = rows[0]!
  const kinds = paymentKinds.filter((kind) =>
    rows.some((row) => row.to_account.startsWith(`${kind}:`)),
  )
  if (kinds.length === 0) return []
  const amountCents = sum(rows, ({ cents }) => cents)
  return { id: idOf(from), reservationId: idOf(to), kinds, amountCents, day, at: new Date(at) }
}

type Marked = { readonly id: string; readonly at: Date }

function byMarking(a: Marked, b: Marked): number {
  return a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1)
}

/** Payments, companions and gift vouchers that have one of these references. */
async function referredTo(db: Kysely<Tables>, references: Iterable<string>) {
  const found = await inParts(references, async (some) => {
    const referred = isAmong('reference', some)
    return [await readTogether(db, { payment: referred, companion: referred, voucher: referred })]
  })
  return {
    paid: found.flatMap((of) => of('payment').map((row) => row.reservation_id)),
    companions: found.flatMap((of) => of('companion').map(fromRow)).toSorted(firstJoinedFirst),
    vouchers: found.flatMap((of) => of('voucher').map(voucherFrom)).toSorted(latestOrderedFirst),
  }
}

function firstJoinedFirst(a: Companion, b: Companion): number {
  return a.joinedAt.getTime() - b.joinedAt.getTime() || (a.id < b.id ? -1 : 1)
}

function latestOrderedFirst(a: VoucherOnFile, b: VoucherOnFile): number {
  return b.createdAt.getTime() - a.createdAt.getTime()
}

/** The keys of lines booked on these days. */
async function keysOn(db: Kysely<Tables>, days: Iterable<Day>) {
  const own = db.selectFrom('bank_transaction').select(['key', 'outcome'])
  const found = await inParts(days, (some) => own.where('booked_on', 'in', some).execute())
  const [aside, seen] = [[], []] as [string[], string[]]
  for (const { key, outcome } of found) (outcome === 'aside' ? aside : seen).push(key)
  return { aside, seen }
}
