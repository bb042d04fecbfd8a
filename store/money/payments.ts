import { type Kysely, sql, type Transaction } from 'kysely'
import type { Span } from '#booking/dates/brussels-time.ts'
import type { Entry } from '#booking/money/entry.ts'
import { owedCents } from '#booking/money/owed.ts'
import type { RefundAccount } from '#booking/money/refund-account.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import { fromRow, inParts, type OnFile, readerOf, toRow } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import { insertEntries } from './entries.ts'

export type Payment = OnFile<'payment'>

/** Nothing has come for it yet. */
export type NewPayment = Omit<Payment, 'reservationId' | 'paidCents'> & { readonly paidCents: 0 }

type EmptyPayment = Omit<Payment, 'amountCents' | 'paidCents'>

export type PaymentId = Pick<Payment, 'reservationId' | 'kind'>

export type Refund = RefundAccount &
  Pick<
    OnFile<'refund'>,
    'id' | 'reservationId' | 'amountCents' | 'createdAt' | 'paidAt' | 'firstPart'
  >

/** As `referenceOf` makes it, and in the words of its index. */
const codeOfBooking = sql<string>`upper(substr(reservation_id, 1, 8))`

export function refundReads(db: Kysely<Tables>) {
  const refunds = db
    .selectFrom('refund')
    .selectAll()
    .orderBy('created_at')
    .orderBy('amount_cents', 'desc')
  const untold = refunds.where('transaction_key', 'is', null)
  const read = readerOf(refundFrom)
  return {
    unpaidRefunds: () => read(refunds.where('paid_at', 'is', null)),
    /** Those that are still to be paid, and after them the others, of which no statement told yet. */
    async unpaidOrPaid({ from, until }: Span): Promise<readonly Refund[]> {
      const all = refunds.clearOrderBy()
      const untoldSince = all
        .where('transaction_key', 'is', null)
        .where('paid_at', '>=', from.toISOString())
      const paid = untoldSince.where('paid_at', '<', until.toISOString())
      const found = await read(all.where('paid_at', 'is', null).unionAll(paid))
      return found.toSorted(unpaidFirst)
    },
    /** By the codes of their bookings, likewise. */
    refundsNamed: (codes: Iterable<string>) =>
      inParts(codes, (some) => read(untold.where(codeOfBooking, 'in', some))),
    refundsOf: (reservationId: Id<'reservation'>) =>
      read(refunds.where('reservation_id', '=', reservationId)),
    findRefund: async (id: Id<'refund'>) => (await read(refunds.where('id', '=', id)))[0],
    /** All parts of the refund whose first part has this id; empty once they were withdrawn. */
    refundParts: (firstPart: Id<'refund'>) => read(refunds.where('first_part', '=', firstPart)),
  }
}

export function moneyChanges(db: Transaction<Tables>) {
  return {
    /** Without what is to be paid by it, which is posted. False when another payment has this reference. */
    async addPayment(added: EmptyPayment): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('payment')
        .values(toRow({ ...added, amountCents: 0, paidCents: 0 }))
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    /** Under references that nobody has. */
    async addPayments(reservationId: Id<'reservation'>, added: readonly NewPayment[], at: Date) {
      await insertPayments(db, added, { reservationId, at })
      const booking = db.updateTable('reservation').set({ owed_cents: owedCents(added) })
      await booking.where('id', '=', reservationId).execute()
    },
    async setDueDates(
      reservationId: Id<'reservation'>,
      due: readonly Pick<Payment, 'kind' | 'dueOn'>[],
    ): Promise<void> {
      const days = due.map(({ kind, dueOn }) => sql`when ${kind} then ${dueOn}`)
      if (days.length === 0) return
      const dueOn = sql<Day>`case kind ${sql.join(days, sql` `)} else due_on end`
      const payments = db.updateTable('payment').set({ due_on: dueOn })
      await payments.where('reservation_id', '=', reservationId).execute()
    },
    async addRefund({ iban, asked, ...refund }: Refund): Promise<void> {
      const row = { ...toRow(refund), ...accountColumns({ iban, asked }) }
      await db.insertInto('refund').values(row).execute()
    },
    async setRefundAccount(id: Id<'refund'>, account: RefundAccount): Promise<void> {
      await db.updateTable('refund').set(accountColumns(account)).where('id', '=', id).execute()
    },
    /** The rest of it becomes parts of their own. */
    async lessenRefund(id: Id<'refund'>, amountCents: Cents): Promise<void> {
      await db
        .updateTable('refund')
        .set({ amount_cents: amountCents })
        .where('id', '=', id)
        .execute()
    },
    /** False when it was paid or taken back before. */
    async withdrawRefund(id: Id<'refund'>): Promise<boolean> {
      const unpaid = db.deleteFrom('refund').where('id', '=', id).where('paid_at', 'is', null)
      return (await unpaid.executeTakeFirst()).numDeletedRows === 1n
    },
    async tellOfRefund(id: Id<'refund'>, transactionKey: string): Promise<void> {
      const refund = db.updateTable('refund').set({ transaction_key: transactionKey })
      await refund.where('id', '=', id).execute()
    },
    /** False when it was marked before. */
    async markRefundPaid(id: Id<'refund'>, at: Date): Promise<boolean> {
      const unpaid = db.updateTable('refund').where('id', '=', id).where('paid_at', 'is', null)
      const marked = await unpaid.set({ paid_at: at.toISOString() }).executeTakeFirst()
      return marked.numUpdatedRows === 1n
    },
  }
}

/** What is to be paid by them is charged with them: one statement for both, and one for what it says in the books. */
export async function insertPayments(
  db: Transaction<Tables>,
  added: readonly NewPayment[],
  { reservationId, at }: { readonly reservationId: Id<'reservation'>; readonly at: Date },
): Promise<void> {
  if (added.length === 0) return
  const rows = added.map((payment) => toRow({ ...payment, reservationId }))
  await db.insertInto('payment').values(rows).execute()
  const charged = added.map(({ kind, amountCents: cents }): Entry => {
    return { kind: 'charged', from: `${kind}:${reservationId}`, to: 'price', cents, at }
  })
  await insertEntries(db, charged)
}

function accountColumns({ iban, asked }: RefundAccount) {
  return { iban, asked_iban: asked?.iban ?? '', asked_at: asked?.at.toISOString() ?? null }
}

export function paymentFrom(row: Row<'payment'>): Omit<Payment, 'reservationId'> {
  const { reservationId: _, ...same } = fromRow(row)
  return same
}

function unpaidFirst(a: Refund, b: Refund): number {
  return (
    Number(a.paidAt !== undefined) - Number(b.paidAt !== undefined) ||
    a.createdAt.getTime() - b.createdAt.getTime() ||
    b.amountCents - a.amountCents
  )
}

function refundFrom(row: Row<'refund'>): Refund {
  const { askedIban, askedAt, transactionKey: _, ...same } = fromRow(row)
  return { ...same, asked: askedAt && { iban: askedIban, at: askedAt } }
}
