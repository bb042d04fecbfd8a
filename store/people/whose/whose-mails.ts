import type { MailTables } from '../../tables/mails.ts'
import type { WhoseTable } from './column.ts'

export const whoseMails = {
  /** The mail goes with its reader, and is emptied with anybody else it names. */
  mail: {
    stays: 'booking',
    erasing: 'goes',
    columns: {
      id: 'nobody',
      kind: 'nobody',
      recipient: 'named',
      language: 'nobody',
      message_id: 'nobody',
      content: ['named', 'mailTextDays'],
      state: 'nobody',
      attempts: 'nobody',
      due_at: 'nobody',
      lease_ends: 'nobody',
      patience_from: 'nobody',
      held_until: 'nobody',
      held_with: 'mailbox',
      held_parts: 'record',
      problem: 'nobody',
      created_at: 'nobody',
      sent_at: 'nobody',
    },
  },
  mail_about: {
    stays: 'mail',
    erasing: 'goes',
    columns: { mail_id: 'nobody', about: 'record' },
  },
  outbox: {
    stays: 'always',
    erasing: 'stays',
    columns: { id: 'nobody', held_since: 'nobody' },
  },
} as const satisfies { readonly [Table in keyof MailTables]: WhoseTable<MailTables[Table]> }
