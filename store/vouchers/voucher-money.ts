import { type Kysely, sql } from 'kysely'
import { onceBy } from '#language/keys-of.ts'
import type { Days, Span } from '#booking/dates/brussels-time.ts'
import { sum } from '#booking/sum.ts'
import type { Day } from '#language/dates.ts'
import { isNoCash } from '../money/refunds.ts'
import { inBatches, idsOrBlank } from '../rows.ts'
import type { Tables } from '../tables.ts'
import { hasSomethingLeft, voucherFrom, type VoucherOnFile } from './vouchers.ts'

const accountOfVoucher = sql<string>`'voucher:' || voucher.id`

export function voucherMoneyReads(db: Kysely<Tables>) {
  return {
    /** The cents left on all vouchers that can be used that day. */
    async sumOwed(day: Day): Promise<number> {
      const left = db.selectFrom('voucher').select(({ fn }) => fn.sum('left_cents').as('cents'))
      const row = left.where(hasSomethingLeft).where('valid_until', '>=', day)
      return Number((await row.executeTakeFirst())?.cents ?? 0)
    },
    /** The cents that were left on vouchers whose last day is one of these. */
    async sumLapsed({ from, until }: Days): Promise<number> {
      const left = db.selectFrom('voucher').select(({ fn }) => fn.sum('left_cents').as('cents'))
      const ended = left.where('valid_until', '>=', from).where('valid_until', '<=', until)
      return Number((await ended.where(hasSomethingLeft).executeTakeFirst())?.cents ?? 0)
    },
    /** The sum as it stood when that day in Brussels ended, by the last days that the vouchers have now. */
    sumOwedAfter: (day: Day, end: Date) => owedAfter(db, day, end.toISOString()),
    listRefundsNotShown: (range: RefundsAsked) => refundsNotShown(db, range),
  }
}

/** Two reads make the sum, so that few rows are read: the vouchers as they are now, and what they lost since. */
async function owedAfter(db: Kysely<Tables>, day: Day, end: string): Promise<number> {
  const usable = db.selectFrom('voucher').where('valid_until', '>=', day).where('paid_at', '<', end)
  const sums = await Promise.all([
    usable
      .where(hasSomethingLeft)
      .select(({ fn }) => fn.sum('left_cents').as('cents'))
      .executeTakeFirst(),
    usable
      .innerJoin('entry', (on) => on.on('from_account', '=', accountOfVoucher))
      .where('kind', '=', 'redeemed')
      .where('entry.at', '>=', end)
      .select(({ fn }) => fn.sum('cents').as('cents'))
      .executeTakeFirst(),
    usable
      .innerJoin('entry', (on) => on.on('to_account', '=', accountOfVoucher))
      .where('kind', '=', 'back-on-voucher')
      .where('entry.at', '>=', end)
      .select(({ fn }) => fn.sum(sql<number>`-cents`).as('cents'))
      .executeTakeFirst(),
    usable
      .where('withdrawn_at', '>=', end)
      .select(({ fn }) => fn.sum('refund_cents').as('cents'))
      .executeTakeFirst(),
  ])
  return sum(sums, (row) => Number(row?.cents ?? 0))
}

type RefundsAsked = { readonly span: Span; readonly references: readonly string[] }

/** Refunds that no statement has shown: still to be paid, marked as paid in that span, or named. */
async function refundsNotShown(
  db: Kysely<Tables>,
  { span, references }: RefundsAsked,
): Promise<readonly VoucherOnFile[]> {
  const owed = db.selectFrom('voucher').selectAll().where('refund_cents', '>', 0)
  const untold = owed.where('refund_transaction_key', 'is', null).where(isNoCash('voucher'))
  const from = span.from.toISOString()
  const until = span.until.toISOString()
  const marked = untold.where('refunded_at', '>=', from).where('refunded_at', '<', until)
  const owedOrMarked = untold.where('refunded_at', 'is', null).unionAll(marked)
  const found = await inBatches(idsOrBlank(references), (some) =>
    owedOrMarked.unionAll(untold.where('reference', 'in', some)).execute(),
  )
  return onceBy(found, ({ id }) => id).map(voucherFrom)
}
