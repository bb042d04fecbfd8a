import type { Language } from '#language/languages.ts'
import type { MailKind } from '../mails.ts'

export type MailTables = {
  mail: {
    id: string
    kind: MailKind
    recipient: string
    language: Language
    message_id: string
    content: string
    state: 'waiting' | 'sent' | 'failed'
    attempts: number
    due_at: string
    lease_ends: string | null
    /** From when the days it is tried for count; else from when it was queued. */
    patience_from: string | null
    held_until: string | null
    /** Mails held with the same are put into one. */
    held_with: string | null
    held_parts: string | null
    problem: string | null
    created_at: string
    sent_at: string | null
  }
  /** Which bookings, parties that wait, messages and dates a mail speaks of. */
  mail_about: { mail_id: string; about: string }
  outbox: { id: number; held_since: string | null }
}
