import type { Kysely } from 'kysely'
import { Books } from './042-books.ts'
import { putDownRefunds, sellVouchers } from './042-repaid.ts'

type Payment = { reservation_id: string; kind: string; amount_cents: number; paid_cents: number }
type Event = { reservation_id: string | null; at: string; by: string; what: string; detail: string }
type Receipt = {
  id: string
  reservation_id: string
  kind: string
  cents: number
  at: string
  transaction_key: string | null
}
type Line = {
  key: string
  booked_on: string
  amount_cents: number
  outcome: string
  reservation_id: string | null
  voucher_id: string | null
  detail: string
  imported_at: string
  settled_at: string | null
}
type Refund = {
  id: string
  reservation_id: string
  amount_cents: number
  created_at: string
  paid_at: string | null
  transaction_key: string | null
  first_part: string
}
type Voucher = {
  id: string
  created_at: string
  amount_cents: number
  left_cents: number
  received_cents: number
  paid_at: string | null
  withdrawn_at: string | null
  refund_cents: number
  refunded_at: string | null
  refund_transaction_key: string | null
}
type Use = { voucher_id: string; reservation_id: string; kind: string; cents: number; at: string }

/** The tables as they were. */
export type Before = {
  reservation: { id: string; created_at: string }
  payment: Payment
  event: Event & { number: number }
  hand_receipt: Receipt
  bank_transaction: Line
  refund: Refund
  voucher: Voucher
  voucher_use: Use & { id: string }
}

export type Derived = {
  readonly at: string
  readonly kind: string
  readonly from: string
  readonly to: string
  readonly cents: number
  readonly line?: Line
}

/** Every entry that the tables of before tell of; what they do not explain is carried over, so that all sums stay. */
export async function derivedEntries(db: Kysely<Before>): Promise<readonly Derived[]> {
  const events = db.selectFrom('event').select(['reservation_id', 'at', 'by', 'what', 'detail'])
  const told = ['received', 'taken-back', 'back-on-voucher', 'split-off', 'party-changed']
  const books = new Books({
    reservations: await db.selectFrom('reservation').select(['id', 'created_at']).execute(),
    payments: await db.selectFrom('payment').selectAll().execute(),
    lines: await db
      .selectFrom('bank_transaction')
      .selectAll()
      .orderBy('booked_on')
      .orderBy('key')
      .execute(),
    receipts: await db.selectFrom('hand_receipt').selectAll().execute(),
    uses: await db.selectFrom('voucher_use').selectAll().orderBy('at').orderBy('id').execute(),
  })
  books.charge()
  const history = events.where('what', 'in', told).where('reservation_id', 'is not', null)
  const happened = await history.orderBy('at').orderBy('number').execute()
  for (const event of happened) books.happen(event)
  books.showReceipts()
  putDownRefunds(
    books,
    await db.selectFrom('refund').selectAll().orderBy('created_at').execute(),
    happened,
  )
  books.goAlong(happened)
  books.keepRests()
  sellVouchers(books, await db.selectFrom('voucher').selectAll().execute())
  return books.entries.toSorted((a, b) => Number(a.at > b.at) - Number(a.at < b.at))
}
