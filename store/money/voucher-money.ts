import type { Kysely } from 'kysely'
import type { Days, Span } from '#booking/dates/brussels-time.ts'
import { sum } from '#booking/sum.ts'
import { fromRow, inParts, read } from '../rows.ts'
import type { Tables } from '../tables.ts'
import { isOpen, type VoucherOnFile, type VoucherUse } from './vouchers.ts'

/** One that was paid or paid back, and what statements showed of it. */
export type VoucherMoved = {
  readonly voucher: VoucherOnFile
  /** Of its price. */
  readonly byBankCents: number
  /** A line told of what went back for it. */
  readonly isRefundTold: boolean
}

export function voucherMoneyReads(db: Kysely<Tables>) {
  return {
    /** In cents: what stands on all that can be used that day. */
    async owedOnVouchers(day: string): Promise<number> {
      const left = db.selectFrom('voucher').select(({ fn }) => fn.sum('left_cents').as('cents'))
      const row = left.where(isOpen).where('valid_until', '>=', day)
      return Number((await row.executeTakeFirst())?.cents ?? 0)
    },
    /** The same as it stood when that day in Brussels ended. */
    owedOnVouchersAfter: (day: string, end: Date) => owedAfter(db, day, end.toISOString()),
    vouchersMovedSince: (from: Date) => moved(db, { from }),
    voucherRefundsToTell: (asked: RefundsAsked) => refundsToTell(db, asked),
    voucherUses({ from, until }: Span): Promise<readonly VoucherUse[]> {
      const uses = db.selectFrom('voucher_use').selectAll().where('at', '>=', from.toISOString())
      return read(uses.where('at', '<', until.toISOString()).orderBy('at').orderBy('id'))
    },
    /** What lines of statements of these days, the last included, paid of their prices. */
    vouchersPaid: ({ from, until }: Days) =>
      db
        .selectFrom('bank_transaction')
        .innerJoin('voucher', 'voucher.id', 'bank_transaction.voucher_id')
        .select(['voucher.id as voucherId', 'booked_on as day'])
        .select('bank_transaction.amount_cents as amountCents')
        .where('booked_on', '>=', from)
        .where('booked_on', '<=', until)
        .execute(),
    /** And what they told of that went back. */
    voucherRefundsTold: ({ from, until }: Days) =>
      db
        .selectFrom('bank_transaction')
        .innerJoin('voucher', 'voucher.refund_transaction_key', 'bank_transaction.key')
        .select(['voucher.id as voucherId', 'booked_on as day', 'refund_cents as amountCents'])
        .where('booked_on', '>=', from)
        .where('booked_on', '<=', until)
        .execute(),
    /** What the desk said of their price and their refunds, and no statement. */
    async vouchersByHand({ from, until }: Span) {
      const isWithin = (at: Date | undefined): at is Date => !!at && at >= from && at < until
      const all = await moved(db, { from, until })
      return {
        sold: all.flatMap(({ voucher: { id: voucherId, paidAt: at, ...voucher }, byBankCents }) =>
          isWithin(at) ? [{ voucherId, at, amountCents: voucher.receivedCents - byBankCents }] : [],
        ),
        refunded: all.flatMap(({ voucher, isRefundTold }) => {
          const { id: voucherId, refundedAt: at, refundCents: amountCents } = voucher
          return isWithin(at) && !isRefundTold ? [{ voucherId, at, amountCents }] : []
        }),
      }
    },
  }
}

/** What is left on them now, and what was used or withdrawn since: reading back, few of them are looked at. */
async function owedAfter(db: Kysely<Tables>, day: string, end: string): Promise<number> {
  const usable = db.selectFrom('voucher').where('valid_until', '>=', day).where('paid_at', '<', end)
  const sums = await Promise.all([
    usable
      .where(isOpen)
      .select(({ fn }) => fn.sum('left_cents').as('cents'))
      .executeTakeFirst(),
    usable
      .innerJoin('voucher_use', 'voucher_use.voucher_id', 'voucher.id')
      .where('voucher_use.at', '>=', end)
      .select(({ fn }) => fn.sum('voucher_use.cents').as('cents'))
      .executeTakeFirst(),
    usable
      .where('withdrawn_at', '>=', end)
      .select(({ fn }) => fn.sum('refund_cents').as('cents'))
      .executeTakeFirst(),
  ])
  return sum(sums, (row) => Number(row?.cents ?? 0))
}

async function moved(
  db: Kysely<Tables>,
  { from, until }: Pick<Span, 'from'> & Partial<Span>,
): Promise<readonly VoucherMoved[]> {
  const vouchers = db.selectFrom('voucher').selectAll()
  const rows = vouchers.where((row) =>
    row.or(
      (['paid_at', 'refunded_at'] as const).map((column) =>
        row.and([
          row(column, '>=', from.toISOString()),
          ...(until ? [row(column, '<', until.toISOString())] : []),
        ]),
      ),
    ),
  )
  const found = await read(rows)
  const line = db.selectFrom('bank_transaction').select(['voucher_id', 'amount_cents'])
  const lines = await inParts(
    found.map(({ id }) => id),
    (some) => line.where('voucher_id', 'in', some).execute(),
  )
  const paying = Map.groupBy(lines, ({ voucher_id }) => voucher_id)
  return found.map((voucher) => {
    const byBankCents = sum(paying.get(voucher.id) ?? [], ({ amount_cents }) => amount_cents)
    return { voucher, byBankCents, isRefundTold: voucher.refundTransactionKey !== undefined }
  })
}

type RefundsAsked = { readonly span: Span; readonly references: readonly string[] }

/** No statement told of them yet: still to be paid, marked as paid in that span, or named. */
async function refundsToTell(
  db: Kysely<Tables>,
  { span, references }: RefundsAsked,
): Promise<readonly VoucherOnFile[]> {
  const owed = db.selectFrom('voucher').selectAll().where('refund_cents', '>', 0)
  const untold = owed.where('refund_transaction_key', 'is', null)
  const [from, until] = [span.from.toISOString(), span.until.toISOString()]
  const found = [
    ...(await untold.where('refunded_at', 'is', null).execute()),
    ...(await untold.where('refunded_at', '>=', from).where('refunded_at', '<', until).execute()),
    ...(await inParts(references, (some) => untold.where('reference', 'in', some).execute())),
  ]
  return [...new Map(found.map((row) => [row.id, fromRow(row)])).values()]
}
