import type { Selectable } from 'kysely'
import { dayOf, timeOf } from '#booking/brussels-time.ts'
import type { Session, SessionState } from '#booking/session.ts'
import type { WorkshopSlug } from '#booking/workshops.ts'
import type { SessionOnFile } from './session-records.ts'
import type { LentMail } from './outbox-contract.ts'
import type { MailContent, MailKind } from './mail-records.ts'
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
    state: row.state as SessionState,
    minimum: row.minimum ?? undefined,
    decidesOn: row.decides_on ?? undefined,
  }
}

export function sessionOnFileFrom(row: Selectable<SessionTable>): SessionOnFile {
  return { ...sessionFrom(row), bookedElsewhere: row.booked_elsewhere, note: row.note }
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
    leaseEnds: new Date(row.lease_ends ?? row.due_at),
    patienceFrom: new Date(row.patience_from ?? row.created_at),
  }
}
