import type { Kysely, Transaction } from 'kysely'
import type { ReviewReason } from '#booking/money/statement/books.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import { fromRow, inParts, type OnFile, readerOf, toRow } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

/** A transaction that belongs to nobody is not kept. */
export type TransactionOnFile = Omit<OnFile<'bank_transaction'>, 'voucherId' | 'detail'> & {
  readonly detail: TransactionDetail
}

export type TransactionDetail = {
  readonly reason?: ReviewReason
  /** What is left of it that pays nothing. */
  readonly restCents?: Cents
  readonly refundId?: Id<'refund'>
  /** A companion paid it: nothing goes back to that account by itself. */
  readonly isShare?: boolean
  /** Cents it took back of a booking; undefined where the owner let it be. */
  readonly takenBackCents?: Cents
}

export type TransactionChange = Pick<
  TransactionOnFile,
  'communication' | 'payerName' | 'payerIban' | 'outcome' | 'reservationId' | 'detail' | 'settledAt'
>

export function transactionReads(db: Kysely<Tables>) {
  const transactions = db
    .selectFrom('bank_transaction')
    .selectAll()
    .orderBy('booked_on')
    .orderBy('key')
  const read = readerOf(transactionFrom)
  return {
    transactionsToDecide: () =>
      read(transactions.where('settled_at', 'is', null).where('outcome', 'in', ['review', 'over'])),
    /** Latest first. */
    lastSettled: (count: number) =>
      read(
        transactions
          .clearOrderBy()
          .where('settled_at', 'is not', null)
          .where('reservation_id', 'is not', null)
          .orderBy('booked_on', 'desc')
          .orderBy('key', 'desc')
          .limit(count),
      ),
    transactionsOf: (reservationId: Id<'reservation'>) =>
      read(transactions.where('reservation_id', '=', reservationId)),
    transactionsNamed: (keys: Iterable<string>) =>
      inParts(keys, (some) => read(transactions.where('key', 'in', some))),
    findTransaction: async (key: string) => (await read(transactions.where('key', '=', key)))[0],
  }
}

export function transactionChanges(db: Transaction<Tables>) {
  return {
    async addTransaction(transaction: TransactionOnFile): Promise<void> {
      await db.insertInto('bank_transaction').values(lineRow(transaction)).execute()
    },
    async updateTransaction(key: string, changed: TransactionChange): Promise<void> {
      await db
        .updateTable('bank_transaction')
        .set(lineRow(changed))
        .where('key', '=', key)
        .execute()
    },
  }
}

function transactionFrom(row: Row<'bank_transaction'>): TransactionOnFile {
  const { voucherId: _, ...same } = fromRow(row)
  return { ...same, detail: JSON.parse(row.detail) }
}

function lineRow<Line extends TransactionChange>({ detail, ...same }: Line) {
  return toRow({ ...same, detail: JSON.stringify(detail) })
}
