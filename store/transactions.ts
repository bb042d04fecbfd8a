import type { Kysely, Transaction } from 'kysely'
import type { ReviewReason } from '#booking/money/statement/books.ts'
import type { Payment } from './money.ts'
import type { Row, Tables } from './tables.ts'

/** A transaction that belongs to nobody is not kept. */
export type TransactionOnFile = {
  readonly key: string
  /** Day in Brussels. */
  readonly bookedOn: string
  readonly amountCents: number
  /** The twelve digits of a structured communication, or else what the payer wrote. */
  readonly communication: string
  readonly payerName: string
  readonly payerIban: string
  readonly outcome: 'matched' | 'part' | 'over' | 'review' | 'ignored'
  readonly reservationId: string | undefined
  readonly detail: TransactionDetail
  readonly importedAt: Date
  /** When it was booked, or the owner was done with it; undefined while it waits for a look. */
  readonly settledAt: Date | undefined
}

export type TransactionDetail = {
  readonly reason?: ReviewReason
  /** What is left of it that pays nothing. */
  readonly restCents?: number
  /** The refund that was made of it. */
  readonly refundId?: string
  /** A companion paid it: nothing goes back to that account by itself. */
  readonly isShare?: boolean
}

export type TransactionChange = Pick<
  TransactionOnFile,
  'communication' | 'payerName' | 'payerIban' | 'outcome' | 'reservationId' | 'detail' | 'settledAt'
>

export type HandReceiptOnFile = {
  readonly id: string
  readonly reservationId: string
  readonly kind: Payment['kind']
  readonly amountCents: number
  readonly at: Date
  /** The line of a statement that told of it; undefined until then. */
  readonly transactionKey: string | undefined
}

export function transactionReads(db: Kysely<Tables>) {
  const transactions = db
    .selectFrom('bank_transaction')
    .select(['key', 'communication', 'outcome', 'detail', 'imported_at', 'settled_at'])
    .select(['booked_on as bookedOn', 'amount_cents as amountCents', 'payer_name as payerName'])
    .select(['payer_iban as payerIban', 'reservation_id as reservationId'])
    .orderBy('booked_on')
    .orderBy('key')
  const read = async (rows: typeof transactions): Promise<readonly TransactionOnFile[]> =>
    (await rows.execute()).map(({ detail, imported_at, settled_at, reservationId, ...same }) => ({
      ...same,
      reservationId: reservationId ?? undefined,
      detail: JSON.parse(detail),
      importedAt: new Date(imported_at),
      settledAt: settled_at ? new Date(settled_at) : undefined,
    }))
  return {
    /** Those that wait for a look of the owner. */
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
    /** Booked by the bank in these days, the last included. */
    transactionsBooked: ({ from, until }: { readonly from: string; readonly until: string }) =>
      read(
        transactions
          .where('booked_on', '>=', from)
          .where('booked_on', '<=', until)
          .where('reservation_id', 'is not', null),
      ),
    /** What pays something, decided since; what is too much waits longer, though it was booked. */
    async transactionsDecided(since: Date): Promise<readonly TransactionOnFile[]> {
      const inAnyOrder = transactions.clearOrderBy()
      const settled = await read(inAnyOrder.where('settled_at', '>=', since.toISOString()))
      const waiting = inAnyOrder.where('settled_at', 'is', null)
      return [...settled, ...(await read(waiting.where('outcome', '=', 'over')))]
    },
    transactionsOf: (reservationId: string) =>
      read(transactions.where('reservation_id', '=', reservationId)),
    findTransaction: async (key: string) => (await read(transactions.where('key', '=', key)))[0],
  }
}

export function transactionChanges(db: Transaction<Tables>) {
  return {
    async addTransaction(transaction: TransactionOnFile): Promise<void> {
      const { key, bookedOn, amountCents, importedAt } = transaction
      await db
        .insertInto('bank_transaction')
        .values({
          key,
          booked_on: bookedOn,
          amount_cents: amountCents,
          imported_at: importedAt.toISOString(),
          ...changeable(transaction),
        })
        .execute()
    },
    async updateTransaction(key: string, changed: TransactionChange): Promise<void> {
      await db
        .updateTable('bank_transaction')
        .set(changeable(changed))
        .where('key', '=', key)
        .execute()
    },
    async addHandReceipt(receipt: HandReceiptOnFile): Promise<void> {
      const { reservationId, amountCents, at, transactionKey = null, ...same } = receipt
      const own = {
        reservation_id: reservationId,
        cents: amountCents,
        transaction_key: transactionKey,
      }
      const row = { ...same, ...own, at: at.toISOString() }
      await db.insertInto('hand_receipt').values(row).execute()
    },
    async pairHandReceipt(id: string, transactionKey: string): Promise<void> {
      const receipt = db.updateTable('hand_receipt').set({ transaction_key: transactionKey })
      await receipt.where('id', '=', id).execute()
    },
  }
}

function changeable(transaction: TransactionChange) {
  return {
    communication: transaction.communication,
    payer_name: transaction.payerName,
    payer_iban: transaction.payerIban,
    outcome: transaction.outcome,
    reservation_id: transaction.reservationId ?? null,
    detail: JSON.stringify(transaction.detail),
    settled_at: transaction.settledAt?.toISOString() ?? null,
  }
}

export function handReceiptFrom(row: Row<'hand_receipt'>): HandReceiptOnFile {
  return {
    id: row.id,
    reservationId: row.reservation_id,
    kind: row.kind,
    amountCents: row.cents,
    at: new Date(row.at),
    transactionKey: row.transaction_key ?? undefined,
  }
}
