import type { Language } from '#language/languages.ts'
import { count, id, moment, text, word } from './column.ts'
import { table } from './declare-table.ts'

/** A kind of `letters/all-news.ts`, or of an earlier program, and the reader. */
export type MailKind = `${string}-${'guest' | 'owner' | 'accountant'}`

export const mailTables = {
  /** A mail goes with its reader, and is emptied when anybody else in it goes. */
  mail: table({
    columns: {
      id: id().key(),
      kind: word<MailKind>(),
      recipient: text('named'),
      language: word<Language>(),
      message_id: id().unique(),
      content: text('named'),
      state: word<'waiting' | 'sent' | 'failed'>(),
      attempts: count(),
      due_at: moment(),
      problem: text('nobody').orNull(),
      created_at: moment(),
      sent_at: moment().orNull(),
      lease_ends: text('nobody').orNull(),
      /** The moment from which the days of patience count; null: from when the mail was queued. */
      patience_from: text('nobody').orNull(),
      held_until: moment().orNull(),
      /** Mails that wait with the same are put into one. */
      held_with: text('mailbox').orNull(),
      held_parts: text('record').orNull(),
    },
    indexes: {
      mail_due: '(state, due_at)',
      mail_turn: '(state, attempts, due_at, created_at)',
      mail_held_with: '(held_with)',
      mail_with_text: "(id) where content <> ''",
    },
  }),
  /** The bookings, parties that wait, messages and dates that a mail speaks of. */
  mail_about: table({
    columns: {
      mail_id: id().with('references mail (id) on delete cascade'),
      about: text('record'),
    },
    key: ['mail_about_once', 'mail_id', 'about'],
    indexes: { mail_about_what: '(about)' },
  }),
  outbox: table({
    columns: {
      id: count().key(),
      held_since: text('nobody').orNull(),
    },
  }),
}
