import { earliestFirst } from '#booking/compare-texts.ts'
import { type Kysely, sql } from 'kysely'
import { onceBy } from '#language/keys-of.ts'
import type { Span } from '#booking/dates/brussels-time.ts'
import type { Id } from '#booking/id.ts'
import { idOf, paymentsOf } from '#booking/money/ledger-account.ts'
import { paymentKinds } from '#booking/money/owed.ts'
import type { NotedReceipt } from '#booking/money/statement/known-money.ts'
import { sum } from '#booking/sum.ts'
import { isGiven, readTables } from '../json-rows.ts'
import { fromRow, inBatches, idsOrBlank } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import { latestFirst, voucherFrom } from '../vouchers/vouchers.ts'

/** The code of a booking as `referenceOf` makes it; the index has the same expression. */
export function codeOf(id: 'id' | 'reservation_id') {
  return sql<string>`upper(substr(${sql.ref(id)}, 1, 8))`
}

export function referenceReads(db: Kysely<Tables>) {
  return {
    listReferencesTaken: (references: Iterable<string>) =>
      inBatches(references, (some) => {
        const having = (table: 'payment' | 'companion' | 'voucher') =>
          db.selectFrom(table).select('reference').where('reference', 'in', some)
        return having('payment').unionAll(having('companion')).unionAll(having('voucher')).execute()
      }),
    async listBookingsCoded(codes: Iterable<string>) {
      const booking = db.selectFrom('reservation').select('id')
      const found = await inBatches(codes, (some) =>
        booking.where(codeOf('id'), 'in', some).execute(),
      )
      return found.map(({ id }) => id)
    },
    async listBookingsInvoiced(numbers: Iterable<string>) {
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
    async listReferredTo(references: Iterable<string>) {
      const found = await inBatches(references, async (some) => {
        const isNamed = isGiven('reference')
        const named = { payment: isNamed, companion: isNamed, voucher: isNamed }
        return [await readTables(db, named, some)]
      })
      return {
        paid: found.flatMap((rows) => rows('payment').map((row) => row.reservation_id)),
        companions: found
          .flatMap((rows) => rows('companion').map(fromRow))
          .toSorted(earliestFirst(({ joinedAt }) => joinedAt)),
        vouchers: found.flatMap((rows) => rows('voucher').map(voucherFrom)).toSorted(latestFirst),
      }
    },
    /** Noted receipts that no statement has shown, of a span or of these bookings; never cash. */
    listNotedReceipts: (span: Span, named: readonly string[]) => untoldReceipts(db, span, named),
  }
}

async function untoldReceipts(
  db: Kysely<Tables>,
  span: Span,
  named: readonly string[],
): Promise<readonly NotedReceipt[]> {
  const marked = db.selectFrom('entry').select(receiptColumns)
  const banked = marked.where('kind', '=', 'marked').where(sql`coalesce(method, '')`, '<>', 'cash')
  const untold = banked.where(({ not, exists, selectFrom }) => {
    const over = selectFrom('entry as over').select('over.id')
    const ended = over.where('over.kind', 'in', ['shown', 'unmarked'])
    return not(exists(ended.whereRef('over.to_account', '=', 'entry.from_account')))
  })
  const about = untold.where('at', '>=', span.from.toISOString())
  const lately = about.where('at', '<', span.until.toISOString())
  const found = await inBatches(idsOrBlank(named.flatMap(paymentsOf)), (some) =>
    lately.unionAll(untold.where('to_account', 'in', some)).execute(),
  )
  const receipts = onceBy(found, ({ id }) => id)
  const hands = Map.groupBy(receipts, (row) => row.from_account)
  return [...hands.values()].flatMap(receiptFrom).toSorted(earliestFirst(({ at }) => at))
}

const receiptColumns = ['id', 'from_account', 'to_account', 'cents', 'at', 'day'] as const

/** None of a gift voucher, which has a reference of its own. */
function receiptFrom(rows: readonly Pick<Row<'entry'>, (typeof receiptColumns)[number]>[]) {
  const { from_account: from, to_account: to, day, at } = rows[0]!
  const kinds = paymentKinds.filter((kind) =>
    rows.some((row) => row.to_account.startsWith(`${kind}:`)),
  )
  if (kinds.length === 0) return []
  const amountCents = sum(rows, ({ cents }) => cents)
  return { id: idOf(from), reservationId: idOf(to), kinds, amountCents, day, at: new Date(at) }
}
