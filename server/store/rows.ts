import type { Selectable } from 'kysely'
import { dayOf, timeOf } from '#booking/brussels-time.ts'
import type { Session } from '#booking/session.ts'
import type { WorkshopSlug } from '#booking/workshops.ts'
import type { LentMail, MailContent, MailKind } from './store.ts'
import type { MailTable, SessionTable } from './tables.ts'

export function sessionFrom(row: Selectable<SessionTable>): Session {
  const startsAt = new Date(row.starts_at)
  const endsAt = new Date(row.ends_at)
  return {
    id: row.id,
    workshop: row.workshop as WorkshopSlug,
    day: dayOf(startsAt),
    startTime: timeOf(startsAt),
    endTime: timeOf(endsAt),
    startsAt,
    endsAt,
    capacity: row.capacity,
    taken: row.taken,
  }
}

export function lentMailFrom(row: Selectable<MailTable>): LentMail {
  return {
    id: row.id,
    kind: row.kind as MailKind,
    to: row.recipient,
    language: row.language,
    messageId: row.message_id,
    content: JSON.parse(row.content) as MailContent,
    createdAt: new Date(row.created_at),
    attempts: row.attempts,
  }
}
