import type { Transaction } from 'kysely'
import type { LifeChanges } from './life.ts'
import type { OfficeEvent } from './history-records.ts'
import type { PaymentId, Refund, ReservationChange } from './reservation-records.ts'
import {
  createLifeLists,
  findRefund,
  findReservation,
  findSession,
  findWaiting,
  reservationsOn,
} from './life-lists.ts'
import { createMovementChanges } from './movement-changes.ts'
import { addSession, freePlaces, updateSession } from './session-changes.ts'
import type { Tables } from './tables.ts'
import { createWaitingChanges } from './waiting-changes.ts'

/** The steps of a booking's life, inside one transaction. */
export function createLifeChanges(db: Transaction<Tables>): LifeChanges {
  return {
    ...createWaitingChanges(db),
    ...createMovementChanges(db),
    findReservation: async (id) => {
      await lockReservation(db, id)
      return findReservation(db, id)
    },
    updateReservation: (id, changed) => updateReservation(db, id, changed),
    addToPaid: async ({ reservationId, kind }, cents) => {
      await db
        .updateTable('payment')
        .set((row) => ({ paid_cents: row('paid_cents', '+', cents) }))
        .where('reservation_id', '=', reservationId)
        .where('kind', '=', kind)
        .execute()
    },
    setAmount: (payment, amountCents) => setOnPayment(db, payment, { amount_cents: amountCents }),
    setDueDate: (payment, dueOn) => setOnPayment(db, payment, { due_on: dueOn }),
    freePlaces: (sessionId, places) => freePlaces(db, sessionId, places),
    addEvent: (event) => addEvent(db, event),
    eventsOf: (reservationId) => createLifeLists(db).listEvents(reservationId),
    addRefund: (refund) => addRefund(db, refund),
    findRefund: (id) => findRefund(db, id),
    setRefundAccount: async (id, iban) => {
      await db.updateTable('refund').set({ iban }).where('id', '=', id).execute()
    },
    withdrawRefund: async (id) => {
      const unpaid = db.deleteFrom('refund').where('id', '=', id).where('paid_at', 'is', null)
      return (await unpaid.executeTakeFirst()).numDeletedRows === 1n
    },
    markRefundPaid: async (id, at) => {
      const marked = await db
        .updateTable('refund')
        .set({ paid_at: at.toISOString() })
        .where('id', '=', id)
        .where('paid_at', 'is', null)
        .executeTakeFirst()
      return marked.numUpdatedRows === 1n
    },
    claimNotice: async (key, at) => {
      const claimed = await db
        .insertInto('notice')
        .values({ key, at: at.toISOString() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirst()
      return claimed.numInsertedOrUpdatedRows === 1n
    },
    findSessionById: (id) => findSession(db, id),
    addSession: (session) => addSession(db, session),
    updateSession: (id, changed) => updateSession(db, id, changed),
    reservationsOn: (sessionId) => reservationsOn(db, sessionId),
    findWaiting: (id) => findWaiting(db, id),
    revokeOwnerLinks: async (at) => {
      await db.updateTable('desk').set({ links_from: at.toISOString() }).execute()
    },
  }
}

/** A write that changes nothing holds the row in both databases, where SQLite knows no `for update`. */
async function lockReservation(db: Transaction<Tables>, id: string): Promise<void> {
  await db
    .updateTable('reservation')
    .set((row) => ({ link_version: row.ref('link_version') }))
    .where('id', '=', id)
    .execute()
}

async function updateReservation(
  db: Transaction<Tables>,
  id: string,
  changed: Partial<ReservationChange>,
): Promise<void> {
  const { sessionId, linkVersion, terms, ...same } = changed
  await db
    .updateTable('reservation')
    .set({
      ...same,
      ...(sessionId !== undefined && { session_id: sessionId }),
      ...(linkVersion !== undefined && { link_version: linkVersion }),
      ...(terms !== undefined && { terms: JSON.stringify(terms) }),
    })
    .where('id', '=', id)
    .execute()
}

async function setOnPayment(
  db: Transaction<Tables>,
  { reservationId, kind }: PaymentId,
  changed: { readonly amount_cents: number } | { readonly due_on: string },
): Promise<void> {
  await db
    .updateTable('payment')
    .set(changed)
    .where('reservation_id', '=', reservationId)
    .where('kind', '=', kind)
    .execute()
}

async function addEvent(db: Transaction<Tables>, event: OfficeEvent): Promise<void> {
  const before = await db
    .selectFrom('event')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('reservation_id', '=', event.reservationId ?? null)
    .executeTakeFirst()
  await db
    .insertInto('event')
    .values({
      id: event.id,
      reservation_id: event.reservationId ?? null,
      session_id: event.sessionId ?? null,
      at: event.at.toISOString(),
      number: (before?.last ?? 0) + 1,
      by: event.by,
      what: event.what,
      detail: JSON.stringify(event.detail),
    })
    .execute()
}

async function addRefund(db: Transaction<Tables>, refund: Refund): Promise<void> {
  await db
    .insertInto('refund')
    .values({
      id: refund.id,
      reservation_id: refund.reservationId,
      amount_cents: refund.amountCents,
      iban: refund.iban,
      created_at: refund.createdAt.toISOString(),
      paid_at: refund.paidAt?.toISOString() ?? null,
    })
    .execute()
}
