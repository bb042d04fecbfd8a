import type { DiaryDue } from '#booking/diary/diary.ts'
import type { DueKind, SessionDueKind } from '#booking/reservations/due.ts'
import type { Day } from '#language/dates.ts'
import { count, id, moment, text, word } from './column.ts'
import { table } from './declare-table.ts'

/** `gone`: the whole booking; `stripped`: all but its amounts; `needs`: the texts beside it. */
export type ErasedAs =
  | 'gone'
  | 'stripped'
  | 'needs'
  | 'diets'
  | 'diary'
  | 'sentence'
  | 'buyer'
  | 'receiver'

export type NoticeKind =
  | DueKind
  | SessionDueKind
  | DiaryDue['kind']
  | 'voucher-ending'
  | 'written-off'
  /** The owner had a guest reminded of it, on that day. */
  | 'late-deposit'
  | 'late-balance'
  /** A backup was taken on a day, or its key shown on the desk; there is no booking or date. */
  | 'backup'
  | 'backup-key'
  /** A refund, or a voucher that goes back, was in a file for the bank. */
  | 'refund-filed'
  /** The id of the draft follows. */
  | `date-letter ${string}`

export const upkeepTables = {
  notice: table({
    columns: {
      kind: word<NoticeKind>(),
      record: text('record'),
      day: word<Day | ''>(),
      at: moment(),
    },
    key: ['notice_once', 'kind', 'record', 'day'],
    indexes: { notice_by_record: '(record)' },
  }),
  /** The table has one row, new after each restore: it ends every earlier link. */
  links_mark: table({
    columns: {
      id: count().key(),
      mark: text('nobody'),
    },
  }),
  clock: table({
    columns: {
      id: count().key(),
      sure_at: moment(),
      doubted_since: moment().orNull(),
    },
  }),
  /** The person who was forgotten can only be recognised by trying an address. */
  erasure: table({
    columns: {
      id: id().key(),
      at: moment(),
      salt: text('nobody'),
      digest: text('mailbox'),
    },
    goes: [{ past: 'erasures', of: 'at' }],
  }),
  erased_record: table({
    columns: {
      record: text('record'),
      at: moment(),
      outcome: word<ErasedAs>(),
    },
    key: ['erased_record_once', 'record', 'outcome'],
    goes: [{ past: 'erasures', of: 'at' }],
  }),
  schedule_revision: table({
    columns: {
      id: count().key(),
      revision: count(),
    },
  }),
}
