import type { Language } from '#language/languages.ts'

/** A kind of `letters/all-news.ts`, or of an earlier program, and the reader. */
export type MailKind = `${string}-${'guest' | 'owner' | 'accountant' | 'sender'}`

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
    /** The moment from which the days of patience count; null: from when the mail was queued. */
    patience_from: string | null
    held_until: string | null
    /** Mails held with the same are put into one. */
    held_with: string | null
    held_parts: string | null
    problem: string | null
    created_at: string
    sent_at: string | null
  }
  /** The bookings, parties that wait, messages and dates that a mail speaks of. */
  mail_about: { mail_id: string; about: string }
  outbox: { id: number; held_since: string | null }
}
