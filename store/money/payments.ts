import { sql, type Transaction } from 'kysely'
import type { Entry } from '#booking/money/entry.ts'
import { owedCents } from '#booking/money/owed.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '#booking/id.ts'
import { fromRow, type OnFile, toRow } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import { insertEntries } from './entries.ts'

export type Payment = OnFile<'payment'>

/** Nothing has come for it yet. */
export type NewPayment = Omit<Payment, 'reservationId' | 'paidCents'> & { readonly paidCents: 0 }

type EmptyPayment = Omit<Payment, 'amountCents' | 'paidCents'>

export type PaymentId = Pick<Payment, 'reservationId' | 'kind'>

export function paymentChanges(db: Transaction<Tables>) {
  return {
    /**
     * Adds a payment that owes nothing yet: entries charge it. False when another payment has this
     * reference.
     */
    async add(added: EmptyPayment): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('payment')
        .values(toRow({ ...added, amountCents: 0, paidCents: 0 }))
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    /** Adds payments with references that nobody has. */
    async addEach(reservationId: Id<'reservation'>, added: readonly NewPayment[], at: Date) {
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
  }
}

/** Inserts payments and charges them: one statement for the rows, and one for the entries. */
export async function insertPayments(
  db: Transaction<Tables>,
  added: readonly NewPayment[],
  { reservationId, at }: { readonly reservationId: Id<'reservation'>; readonly at: Date },
): Promise<void> {
  if (added.length === 0) return
  const rows = added.map((payment) => toRow({ ...payment, reservationId }))
  await db.insertInto('payment').values(rows).execute()
  // One payment leaves nothing for the second.
  const some = added.filter(({ amountCents }) => amountCents > 0)
  const charged = some.map(({ kind, amountCents: cents }): Entry => {
    return { kind: 'charged', from: `${kind}:${reservationId}`, to: 'price', cents, at }
  })
  await insertEntries(db, charged)
}

export function paymentFrom(row: Row<'payment'>): Omit<Payment, 'reservationId'> {
  const { reservationId: _, ...same } = fromRow(row)
  return same
}
