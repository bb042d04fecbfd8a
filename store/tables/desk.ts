import type { DeskStep } from '#booking/undo/desk-step.ts'
import { count, id, moment, text, word } from './column.ts'
import { table } from './declare-table.ts'

export const deskTables = {
  desk_device: table({
    columns: {
      id: id().key(),
      secret_digest: text('owner').unique(),
      browser: text('owner'),
      first_seen_at: moment(),
      last_seen_at: moment(),
      key_used_at: moment().before(''),
    },
    goes: [
      { past: 'devices', of: 'last_seen_at' },
      { past: 'deviceKeys', of: 'key_used_at' },
    ],
  }),
  /** The mailbox that the keys go to; one row, once a site has started. */
  desk_owner: table({
    columns: {
      id: count().key(),
      digest: text('owner'),
    },
  }),
  desk_key: table({
    columns: {
      id: id().key(),
      /** Null when it was asked for on the server. */
      asked_by_digest: text('owner').orNull(),
      path: text('owner'),
      ends_at: moment(),
      used_at: moment().orNull(),
    },
    goes: [{ past: 'today', of: 'ends_at' }],
  }),
  /** The key of the owner's calendar; one at most. */
  calendar_key: table({
    columns: {
      digest: text('owner').key(),
      made_at: moment(),
    },
  }),
  /** A desk step, for as long as it may be taken back (docs/decisions/0035). A step holds copies of rows, so all steps go with any erasure. */
  desk_step: table({
    columns: {
      id: id().key(),
      at: moment(),
      device: text('owner'),
      record: text('record'),
      what: word<DeskStep>(),
      images: text('named'),
      mails: text('named'),
      undone_at: moment().orNull(),
    },
    indexes: { desk_step_by_time: '(at)' },
    goes: [{ past: 'today', of: 'at' }],
  }),
  /** Values are JSON; the last change of a name is the current one. */
  house_change: table({
    columns: {
      number: count().key(),
      name: text('nobody'),
      value_before: text('owner'),
      value_after: text('owner'),
      at: moment(),
      device: text('owner'),
      is_now: count(),
    },
    indexes: { house_change_now: '(is_now, name)', house_change_by_name: '(name, number)' },
  }),
  /** Own texts that are typed and not yet published; null: the text of `content/` is to stand again. */
  text_draft: table({
    columns: {
      path: text('nobody'),
      language: text('nobody'),
      text: text('owner').orNull(),
      at: moment(),
      device: text('owner'),
    },
    key: ['text_draft_key', 'path', 'language'],
  }),
  /** Texts whose other languages changed after they did. */
  text_to_check: table({
    columns: {
      path: text('nobody'),
      language: text('nobody'),
      at: moment(),
    },
    key: ['text_to_check_key', 'path', 'language'],
  }),
  /** Own texts as they were published, as JSON; the house says which edition is shown. */
  edition: table({
    columns: {
      number: count().key(),
      texts: text('owner'),
      at: moment(),
      device: text('owner'),
    },
  }),
  /** Files of own pictures, ready to send, in base64. */
  picture_file: table({
    columns: {
      picture: text('nobody'),
      file: text('nobody'),
      data: text('owner'),
      at: moment(),
    },
    key: ['picture_file_key', 'picture', 'file'],
  }),
}
