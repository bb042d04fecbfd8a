import type { Language } from '#language/languages.ts'

/** The occasion, as `letters` names it. */
type Told =
  | 'reservation'
  | 'prove'
  | 'confirmed'
  | 'deposit-reminder'
  | 'part-received'
  | 'secured'
  | 'balance-reminder'
  | 'balance-request'
  | 'paid'
  | 'practical'
  | 'diary'
  | 'diary-question'
  | 'new-link'
  | 'newcomer'
  | 'newcomer-asked'
  | 'replaced'
  | 'moved'
  | 'hours-changed'
  | 'party-changed'
  | 'split'
  | 'cancelled'
  | 'place-taken'
  | 'taken-back'
  | 'noted-by-mistake'
  | 'refund-account'
  | 'refunded'
  | 'called-off'
  | 'rebooked'
  | 'declined'
  | 'waiting-joined'
  | 'waiting-offer'
  | 'waiting-lapsed'
  | 'waiting-called-off'
  | 'next-date-asked'
  | 'next-date'
  | 'date-letter'
  | 'waiting-letter'
  | 'voucher-ordered'
  | 'voucher-paid'
  | 'voucher-gift'
  | 'voucher-ending'
  | 'voucher-withdrawn'
  | 'voucher-refunded'
  | 'option-offered'
  | 'option-ended'
  | 'option-accepted'
  | 'option-declined'
  | 'companion-joined'
  | 'unanswered'
  | 'deposit-overdue'
  | 'balance-overdue'
  | 'late'
  | 'waiting-accepted'
  | 'to-decide'
  | 'prep-sheet'
  | 'burst'
  | 'desk-key'
  | 'invoiced'
  | 'books'

/** The occasion and the reader. */
export type MailKind =
  | `${Told}-${'guest' | 'owner' | 'accountant'}`
  | `contact-${'owner' | 'sender'}`

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
