import { type Kysely, sql, type SqlBool, type Transaction } from 'kysely'
import { onceBy } from '#language/keys-of.ts'
import type { Id } from '#booking/id.ts'
import type { Span } from '#booking/dates/brussels-time.ts'
import type { RefundAccount } from '#booking/money/refund.ts'
import type { Cents } from '#booking/units.ts'
import {
  fromRow,
  idsOrBlank,
  inBatches,
  mustExist,
  type OnFile,
  readerOf,
  rowsIn,
} from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import { codeOf } from './references.ts'

export type Refund = RefundAccount &
  Pick<
    OnFile<'refund'>,
    'id' | 'reservationId' | 'amountCents' | 'createdAt' | 'paidAt' | 'firstPart'
  > & {
    /** Holder's name in the booking's last bank line with one, or in any line; may be empty. */
    readonly holder: string
    /** The buyer of its voucher, who may be forgotten; undefined where the money is the guest's. */
    readonly buyerName: string | undefined
  }

const holder = sql<string>`coalesce((
  select payer_name from bank_transaction
  where payer_iban = case when asked_iban <> '' then asked_iban else iban end
    and payer_iban <> '' and payer_name <> ''
  order by case when bank_transaction.reservation_id = refund.reservation_id then 0 else 1 end,
    booked_on desc, key desc limit 1
), '')`.as('holder')

const buyerName = sql<
  string | null
>`(select buyer_name from voucher where id = refund.voucher_id)`.as('buyer_name')

/** No bank tells of cash that was handed back. */
export function isNoCash(of: 'refund' | 'voucher') {
  return sql<SqlBool>`not exists (
    select 1 from entry
    where to_account = 'hand:' || ${sql.ref(`${of}.id`)} and kind = 'refunded' and method = 'cash'
  )`
}

type NewRefund = Omit<Refund, 'holder' | 'buyerName'>

export function refundReads(db: Kysely<Tables>) {
  const all = db.selectFrom('refund').selectAll().select([holder, buyerName])
  const refunds = all.orderBy('created_at').orderBy('amount_cents', 'desc').orderBy('id')
  const read = readerOf(refundFrom)
  return {
    listUnpaid: () => read(refunds.where('paid_at', 'is', null)),
    /** Refunds that no statement has shown, the oldest first; bookings are those of these codes. */
    async listNotShown(
      { from, until }: Span,
      codes: readonly string[],
    ): Promise<readonly Refund[]> {
      const untold = all.where('transaction_key', 'is', null).where(isNoCash('refund'))
      const since = untold.where('paid_at', '>=', from.toISOString())
      const paid = since.where('paid_at', '<', until.toISOString())
      const about = all.where('paid_at', 'is', null).unionAll(paid)
      const found = await inBatches(idsOrBlank(codes), (some) =>
        read(about.unionAll(untold.where(codeOf('reservation_id'), 'in', some))),
      )
      return onceBy(found, ({ id }) => id).toSorted(oldestFirst)
    },
    listOf: (reservationId: Id<'reservation'>) =>
      read(refunds.where('reservation_id', '=', reservationId)),
    find: async (id: Id<'refund'>) => (await read(refunds.where('id', '=', id)))[0],
    listParts: (firstPart: Id<'refund'>) => read(refunds.where('first_part', '=', firstPart)),
  }
}

export function refundChanges(db: Transaction<Tables>) {
  const refunds = rowsIn(db, 'refund')
  return {
    async add({ iban, voucherId, named, ...refund }: NewRefund): Promise<Refund> {
      await refunds.add({ ...refund, ...accountFields({ iban, voucherId, named }) })
      return mustExist(await refundReads(db).find(refund.id))
    },
    setAccount: (id: Id<'refund'>, account: RefundAccount) =>
      refunds.change({ id }, accountFields(account)),
    /** The cents taken off become parts of another refund. */
    lessen: (id: Id<'refund'>, amountCents: Cents) => refunds.change({ id }, { amountCents }),
    withdraw: async (id: Id<'refund'>) => (await refunds.remove({ id, paidAt: undefined })) === 1,
    setLine: (id: Id<'refund'>, transactionKey: string) =>
      refunds.change({ id }, { transactionKey }),
    markPaid: async (id: Id<'refund'>, paidAt: Date) =>
      (await refunds.change({ id, paidAt: undefined }, { paidAt })) === 1,
  }
}

function accountFields({ iban, voucherId, named }: RefundAccount) {
  return { iban, voucherId, askedIban: named?.iban ?? '', askedAt: named?.at }
}

/** Refunds of one instant: unpaid ones first, then the largest. */
function oldestFirst(a: Refund, b: Refund): number {
  return (
    a.createdAt.getTime() - b.createdAt.getTime() ||
    Number(a.paidAt !== undefined) - Number(b.paidAt !== undefined) ||
    b.amountCents - a.amountCents
  )
}

type FoundRefund = Row<'refund'> & { readonly holder: string; readonly buyer_name: string | null }

function refundFrom(row: FoundRefund): Refund {
  const { askedIban, askedAt, transactionKey: _, ...same } = fromRow(row)
  const named = askedAt && { iban: askedIban, at: askedAt }
  return { ...same, named }
}
