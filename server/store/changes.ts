import { type Transaction } from 'kysely'
import { createClockChanges } from './clock-records.ts'
import { createLifeChanges } from './life-changes.ts'
import { createPaceChanges } from './pace-changes.ts'
import { createPersonalChanges } from './personal-changes.ts'
import { raiseScheduleRevision } from './revision.ts'
import { sessionFrom } from './rows.ts'
import type { Changes, KeptAnswer } from './store.ts'
import type { Payment, Reservation } from './reservation-records.ts'
import type { QueuedMail } from './mail-records.ts'
import type { Tables } from './tables.ts'

/** The steps of one change, inside its transaction. */
export function createChanges(db: Transaction<Tables>): Changes {
  return {
    ...createLifeChanges(db),
    ...createPaceChanges(db),
    ...createClockChanges(db),
    ...createPersonalChanges(db),
    findSession: async ({ workshop, startsAt }) => {
      const row = await db
        .selectFrom('session')
        .selectAll()
        .where('workshop', '=', workshop)
        .where('starts_at', '=', startsAt.toISOString())
        .executeTakeFirst()
      return row && sessionFrom(row)
    },
    takePlaces: (sessionId, places) => takePlaces(db, sessionId, places),
    addReservation: (reservation) => addReservation(db, reservation),
    addPayment: (payment) => addPayment(db, payment),
    addMessage: async ({ createdAt, ...message }) => {
      const row = { ...message, created_at: createdAt.toISOString() }
      await db.insertInto('message').values(row).execute()
    },
    queueMail: (mail) => queueMail(db, mail),
    findAnswer: (key) => findAnswer(db, key),
    keepAnswer: async ({ key, digest, reservationId, createdAt }) => {
      const row = {
        key,
        digest,
        reservation_id: reservationId,
        created_at: createdAt.toISOString(),
      }
      await db.insertInto('kept_answer').values(row).execute()
    },
    forgetAnswer: async (key) => {
      await db.deleteFrom('kept_answer').where('key', '=', key).execute()
    },
  }
}

/** Asking and taking are one statement: nobody can come in between. */
async function takePlaces(db: Transaction<Tables>, sessionId: string, places: number) {
  const row = await db
    .updateTable('session')
    .set((session) => ({ taken: session('taken', '+', places) }))
    .where('id', '=', sessionId)
    .where((session) => session(session('taken', '+', places), '<=', session.ref('capacity')))
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  await raiseScheduleRevision(db)
  return sessionFrom(row)
}

async function addReservation(db: Transaction<Tables>, reservation: Reservation): Promise<void> {
  await db
    .insertInto('reservation')
    .values({
      id: reservation.id,
      session_id: reservation.sessionId,
      participants: reservation.participants,
      status: reservation.status,
      language: reservation.language,
      name: reservation.name,
      email: reservation.email,
      special_requirements: reservation.specialRequirements,
      price_cents: reservation.priceCents,
      created_at: reservation.createdAt.toISOString(),
      terms: JSON.stringify(reservation.terms),
      source: reservation.source,
    })
    .execute()
}

async function addPayment(db: Transaction<Tables>, payment: Payment): Promise<boolean> {
  const added = await db
    .insertInto('payment')
    .values({
      reservation_id: payment.reservationId,
      kind: payment.kind,
      amount_cents: payment.amountCents,
      paid_cents: payment.paidCents,
      reference: payment.reference,
      due_on: payment.dueOn,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

async function queueMail(db: Transaction<Tables>, mail: QueuedMail): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      id: mail.id,
      kind: mail.kind,
      recipient: mail.to,
      language: mail.language,
      message_id: mail.messageId,
      content: JSON.stringify(mail.content),
      state: 'waiting',
      attempts: 0,
      due_at: mail.createdAt.toISOString(),
      lease_ends: null,
      patience_from: null,
      problem: null,
      created_at: mail.createdAt.toISOString(),
      sent_at: null,
    })
    .execute()
}

async function findAnswer(db: Transaction<Tables>, key: string): Promise<KeptAnswer | undefined> {
  const row = await db
    .selectFrom('kept_answer')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { digest, reservation_id, created_at } = row
  return { key, digest, reservationId: reservation_id, createdAt: new Date(created_at) }
}
