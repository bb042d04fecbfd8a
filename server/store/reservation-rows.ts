import type { Kysely, Selectable } from 'kysely'
import type { RefundStep } from '#booking/refund-terms.ts'
import type { Status } from '#booking/status.ts'
import { sessionFrom } from './rows.ts'
import type { Payment, ReservationOnFile } from './reservation-records.ts'
import type { ReservationTable, Tables } from './tables.ts'

type ReservationRow = Selectable<ReservationTable>

/** Reservations with their date and what is to be paid, in the order of the rows. */
export async function withSessionAndPayments(
  db: Kysely<Tables>,
  rows: readonly ReservationRow[],
): Promise<readonly ReservationOnFile[]> {
  if (rows.length === 0) return []
  const only = rows.length <= manyRows
  const sessions = await sessionsOf(db, only ? rows.map((row) => row.session_id) : undefined)
  const payments = await paymentsOf(db, only ? rows.map((row) => row.id) : undefined)
  return rows.map((row) => ({
    ...reservationFrom(row),
    session: sessions.get(row.session_id)!,
    payments: payments.get(row.id) ?? [],
  }))
}

/** Beyond this, all are read: a list of ids in a statement has a limit in both databases. */
const manyRows = 500

function reservationFrom(row: ReservationRow): Omit<ReservationOnFile, 'session' | 'payments'> {
  return {
    id: row.id,
    sessionId: row.session_id,
    participants: row.participants,
    status: row.status as Status,
    language: row.language,
    name: row.name,
    email: row.email,
    specialRequirements: row.special_requirements,
    priceCents: row.price_cents,
    createdAt: new Date(row.created_at),
    terms: JSON.parse(row.terms) as readonly RefundStep[],
    source: row.source as ReservationOnFile['source'],
    note: row.note,
    linkVersion: row.link_version,
  }
}

async function sessionsOf(db: Kysely<Tables>, ids: readonly string[] | undefined) {
  let query = db.selectFrom('session').selectAll()
  if (ids) query = query.where('id', 'in', [...new Set(ids)])
  return new Map((await query.execute()).map((row) => [row.id, sessionFrom(row)]))
}

async function paymentsOf(db: Kysely<Tables>, ids: readonly string[] | undefined) {
  let query = db.selectFrom('payment').selectAll().orderBy('due_on').orderBy('kind', 'desc')
  if (ids) query = query.where('reservation_id', 'in', ids)
  const byReservation = Map.groupBy(await query.execute(), (payment) => payment.reservation_id)
  return new Map(
    [...byReservation].map(([id, payments]) => [
      id,
      payments.map((payment) => ({
        kind: payment.kind as Payment['kind'],
        amountCents: payment.amount_cents,
        paidCents: payment.paid_cents,
        reference: payment.reference,
        dueOn: payment.due_on,
      })),
    ]),
  )
}
