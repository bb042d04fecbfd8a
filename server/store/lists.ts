import type { Kysely } from 'kysely'
import type { Status } from '#booking/status.ts'
import { sessionFrom } from './rows.ts'
import type {
  MailKind,
  MailOnFile,
  MailState,
  Message,
  Payment,
  ReservationOnFile,
} from './store.ts'
import type { Session } from '#booking/session.ts'
import type { Tables } from './tables.ts'

export async function listSessions(db: Kysely<Tables>, from?: Date): Promise<readonly Session[]> {
  let query = db.selectFrom('session').selectAll().orderBy('starts_at').orderBy('workshop')
  if (from) query = query.where('starts_at', '>=', from.toISOString())
  return (await query.execute()).map(sessionFrom)
}

export async function listReservations(db: Kysely<Tables>): Promise<readonly ReservationOnFile[]> {
  const rows = await db
    .selectFrom('reservation')
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute()
  const sessions = new Map((await listSessions(db)).map((session) => [session.id, session]))
  const payments = Map.groupBy(
    await db.selectFrom('payment').selectAll().orderBy('due_on').orderBy('kind', 'desc').execute(),
    (payment) => payment.reservation_id,
  )
  return rows.map((row) => ({
    id: row.id,
    sessionId: row.session_id,
    session: sessions.get(row.session_id)!,
    participants: row.participants,
    status: row.status as Status,
    language: row.language,
    name: row.name,
    email: row.email,
    specialRequirements: row.special_requirements,
    priceCents: row.price_cents,
    createdAt: new Date(row.created_at),
    payments: (payments.get(row.id) ?? []).map((payment) => ({
      kind: payment.kind as Payment['kind'],
      amountCents: payment.amount_cents,
      paidCents: payment.paid_cents,
      reference: payment.reference,
      dueOn: payment.due_on,
    })),
  }))
}

export async function listMails(db: Kysely<Tables>): Promise<readonly MailOnFile[]> {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'language', 'message_id', 'state', 'attempts'])
    .select(['created_at', 'sent_at'])
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as MailKind,
    to: row.recipient,
    language: row.language,
    messageId: row.message_id,
    state: row.state as MailState,
    attempts: row.attempts,
    createdAt: new Date(row.created_at),
    sentAt: row.sent_at ? new Date(row.sent_at) : undefined,
  }))
}

export async function listMessages(db: Kysely<Tables>): Promise<readonly Message[]> {
  const rows = await db.selectFrom('message').selectAll().orderBy('created_at', 'desc').execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: new Date(created_at) }))
}
