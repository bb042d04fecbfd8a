import type { Kysely, Selectable } from 'kysely'
import type { Actor } from '#booking/life.ts'
import type { EventDetail, OfficeEvent } from './history-records.ts'
import type { LifeLists } from './life.ts'
import type { MovementDetail, MovementOnFile } from './movement-records.ts'
import type { Refund, ReservationOnFile } from './reservation-records.ts'
import type { SessionOnFile } from './session-records.ts'
import type { WaitingEntry, WaitingState } from './waiting-records.ts'
import { withSessionAndPayments } from './reservation-rows.ts'
import { sessionOnFileFrom } from './rows.ts'
import type { EventTable, MovementTable, RefundTable, Tables, WaitingTable } from './tables.ts'

/** What the office reads of the life of its bookings. */
export function createLifeLists(db: Kysely<Tables>): LifeLists {
  return {
    standingReservations: async () => {
      const standing = ['requested', 'confirmed', 'secured', 'paid']
      const rows = db.selectFrom('reservation').selectAll().where('status', 'in', standing)
      return withSessionAndPayments(db, await rows.orderBy('created_at').execute())
    },
    findReservation: (id) => findReservation(db, id),
    findSession: (id) => findSession(db, id),
    reservationsOn: (sessionId) => reservationsOn(db, sessionId),
    listEvents: async (reservationId) => {
      const events = db.selectFrom('event').selectAll().where('reservation_id', '=', reservationId)
      return (await events.orderBy('at').orderBy('number').execute()).map(eventFrom)
    },
    listRefunds: async () => {
      const refunds = db.selectFrom('refund').selectAll().orderBy('created_at')
      return (await refunds.execute()).map(refundFrom)
    },
    listMovements: async () => {
      const movements = db.selectFrom('movement').selectAll().orderBy('booked_on').orderBy('key')
      return (await movements.execute()).map(movementFrom)
    },
    listWaiting: async () => {
      const waiting = db.selectFrom('waiting').selectAll().orderBy('created_at').orderBy('id')
      return (await waiting.execute()).map(waitingFrom)
    },
    findWaiting: (id) => findWaiting(db, id),
    listDiets: async () => {
      const rows = await db.selectFrom('diet').selectAll().execute()
      return rows.map((row) => ({
        reservationId: row.reservation_id,
        answer: row.answer,
        consentedAt: new Date(row.consented_at),
      }))
    },
    ownerLinksFrom: async () => {
      const desk = await db.selectFrom('desk').select('links_from').executeTakeFirstOrThrow()
      return new Date(desk.links_from)
    },
  }
}

export async function findReservation(
  db: Kysely<Tables>,
  id: string,
): Promise<ReservationOnFile | undefined> {
  const rows = await db.selectFrom('reservation').selectAll().where('id', '=', id).execute()
  const [reservation] = await withSessionAndPayments(db, rows)
  return reservation
}

export async function reservationsOn(
  db: Kysely<Tables>,
  sessionId: string,
): Promise<readonly ReservationOnFile[]> {
  const rows = db.selectFrom('reservation').selectAll().where('session_id', '=', sessionId)
  return withSessionAndPayments(db, await rows.orderBy('created_at').orderBy('id').execute())
}

export async function findSession(
  db: Kysely<Tables>,
  id: string,
): Promise<SessionOnFile | undefined> {
  const session = db.selectFrom('session').selectAll().where('id', '=', id)
  const row = await session.executeTakeFirst()
  return row && sessionOnFileFrom(row)
}

export async function findWaiting(
  db: Kysely<Tables>,
  id: string,
): Promise<WaitingEntry | undefined> {
  const entry = db.selectFrom('waiting').selectAll().where('id', '=', id)
  const row = await entry.executeTakeFirst()
  return row && waitingFrom(row)
}

export async function findRefund(db: Kysely<Tables>, id: string): Promise<Refund | undefined> {
  const refund = db.selectFrom('refund').selectAll().where('id', '=', id)
  const row = await refund.executeTakeFirst()
  return row && refundFrom(row)
}

export function waitingFrom(row: Selectable<WaitingTable>): WaitingEntry {
  const { session_id, state, created_at, offered_until, reservation_id, ...entry } = row
  return {
    ...entry,
    sessionId: session_id,
    state: state as WaitingState,
    createdAt: new Date(created_at),
    offeredUntil: offered_until ? new Date(offered_until) : undefined,
    reservationId: reservation_id ?? undefined,
  }
}

function eventFrom(row: Selectable<EventTable>): OfficeEvent {
  return {
    id: row.id,
    reservationId: row.reservation_id ?? undefined,
    sessionId: row.session_id ?? undefined,
    at: new Date(row.at),
    by: row.by as Actor,
    what: row.what as OfficeEvent['what'],
    detail: JSON.parse(row.detail) as EventDetail,
  }
}

function refundFrom(row: Selectable<RefundTable>): Refund {
  return {
    id: row.id,
    reservationId: row.reservation_id,
    amountCents: row.amount_cents,
    iban: row.iban,
    createdAt: new Date(row.created_at),
    paidAt: row.paid_at ? new Date(row.paid_at) : undefined,
  }
}

export function movementFrom(row: Selectable<MovementTable>): MovementOnFile {
  return {
    key: row.key,
    bookedOn: row.booked_on,
    amountCents: row.amount_cents,
    communication: row.communication,
    payerName: row.payer_name,
    payerIban: row.payer_iban,
    outcome: row.outcome as MovementOnFile['outcome'],
    reservationId: row.reservation_id ?? undefined,
    detail: JSON.parse(row.detail) as MovementDetail,
    importedAt: new Date(row.imported_at),
    settledAt: row.settled_at ? new Date(row.settled_at) : undefined,
  }
}
