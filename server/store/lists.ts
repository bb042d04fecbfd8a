import type { Kysely } from 'kysely'
import { withSessionAndPayments } from './reservation-rows.ts'
import { sessionFrom } from './rows.ts'
import type { MailKind, MailOnFile, MailState } from './mail-records.ts'
import type { Message } from './store.ts'
import type { ReservationOnFile } from './reservation-records.ts'
import type { Session } from '#booking/session.ts'
import type { Tables } from './tables.ts'

export async function listSessions(db: Kysely<Tables>, from?: Date): Promise<readonly Session[]> {
  let query = db.selectFrom('session').selectAll().orderBy('starts_at').orderBy('workshop')
  if (from) query = query.where('starts_at', '>=', from.toISOString())
  return (await query.execute()).map(sessionFrom)
}

export async function listReservations(db: Kysely<Tables>): Promise<readonly ReservationOnFile[]> {
  const newestFirst = db.selectFrom('reservation').selectAll().orderBy('created_at', 'desc')
  return withSessionAndPayments(db, await newestFirst.execute())
}

export async function listMails(db: Kysely<Tables>): Promise<readonly MailOnFile[]> {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'language', 'message_id', 'state', 'attempts'])
    .select(['problem', 'created_at', 'sent_at'])
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
    problem: row.problem ?? undefined,
    createdAt: new Date(row.created_at),
    sentAt: row.sent_at ? new Date(row.sent_at) : undefined,
  }))
}

export async function listMessages(db: Kysely<Tables>): Promise<readonly Message[]> {
  const rows = await db.selectFrom('message').selectAll().orderBy('created_at', 'desc').execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: new Date(created_at) }))
}

export async function mailsWithText(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('mail').select('id').where('content', '<>', '').execute()
  return new Set(rows.map(({ id }) => id))
}
