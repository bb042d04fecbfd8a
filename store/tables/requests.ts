import type { MessageOutcome } from '#booking/forms/contact-message.ts'
import type { Actor } from '#booking/reservations/life.ts'
import type { Language } from '#language/languages.ts'
import { count, fraction, id, recordId, moment, reference, text, word } from './column.ts'
import { table } from './declare-table.ts'

export const requestTables = {
  message: table({
    columns: {
      id: id().key(),
      name: text('guest'),
      email: text('guest'),
      subject: text('guest'),
      message: text('guest'),
      language: word<Language>(),
      created_at: moment(),
      /** These three are null while it waits for the farm. */
      handled_at: moment().orNull(),
      handled_by: word<Actor>().orNull(),
      handled_as: word<MessageOutcome>().orNull(),
    },
    indexes: {
      message_by_day: '(created_at)',
      message_waiting: '(created_at) where handled_at is null',
    },
    goes: [{ past: 'messages', of: 'created_at' }],
  }),
  kept_answer: table({
    columns: {
      key: text('guest').key(),
      /** The digest of the request, so that one key cannot stand for two. */
      digest: text('guest'),
      reservation_id: recordId<'reservation'>(),
      created_at: moment(),
      held: count().or(1),
    },
    goes: [{ past: 'answers', of: 'created_at' }],
    ofBooking: 'needs',
  }),
  /** This table and the next know mailboxes by digests that only this site can make. */
  mailbox_pace: table({
    columns: {
      mailbox: text('mailbox').key(),
      turns_left: fraction(),
      counted_at: moment(),
    },
    goes: [{ past: 'turns', of: 'counted_at' }],
  }),
  proven_mailbox: table({
    columns: {
      mailbox: text('mailbox').key(),
      proven_at: moment(),
    },
    goes: [{ past: 'proofs', of: 'proven_at' }],
  }),
  unproven: table({
    columns: {
      reservation_id: reference('reservation').key(),
      mailbox: text('mailbox'),
      network: text('network'),
      made_at: moment(),
      ends_at: moment().orNull(),
    },
    indexes: {
      unproven_by_mailbox: '(mailbox)',
      unproven_by_network: '(network)',
      unproven_by_making: '(made_at)',
    },
    goesAfterTheDay: 'reservation_id',
    ofBooking: 'guest',
  }),
}
