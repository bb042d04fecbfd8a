import type { EntryKind } from '#booking/money/entry.ts'
import type { Method } from '#booking/money/method.ts'
import type { Language } from '#language/languages.ts'
import { cents, count, day, id, recordId, moment, places, reference, text, word } from './column.ts'
import { table } from './declare-table.ts'

export const moneyTables = {
  /** Entries are only added; those of a desk step go when it is taken back. */
  entry: table({
    columns: {
      id: id().key(),
      /** The number, from 1, in the order of writing. */
      number: count().unique(),
      at: moment(),
      /** Day in Brussels: the bank's for a line, the owner's, or that of `at`. */
      day: day(),
      kind: word<EntryKind>(),
      from_account: text('record'),
      to_account: text('record'),
      cents: cents().with('check (cents > 0)'),
      line: text('nobody').orNull(),
      share: text('record').orNull(),
      /** The id of the voucher that had paid the money of a split. */
      voucher: text('record').orNull(),
      /** The method of payment, where the owner noted it. */
      method: word<Method>().orNull(),
    },
    indexes: {
      entry_by_from_account: '(from_account)',
      entry_by_to_account: '(to_account)',
      entry_by_day: '(day)',
      entry_by_at: '(at)',
      entry_taken_back: "(at) where kind = 'taken-back'",
      entry_by_sum: '(cents, substr(to_account, 9))',
      entry_by_line: '(line) where line is not null',
      entry_lessening:
        "(at) where kind = 'charged-less' or (kind <> 'charged' and substr(from_account, 1, 8) in ('deposit:', 'balance:'))",
    },
  }),
  payment: table({
    columns: {
      reservation_id: reference('reservation'),
      kind: word<'deposit' | 'balance'>(),
      amount_cents: cents(),
      paid_cents: cents(),
      reference: text('nobody').unique(),
      due_on: day(),
    },
    key: ['payment_kind', 'reservation_id', 'kind'],
    indexes: {
      payment_by_amount: '(amount_cents, reservation_id)',
      payment_by_open: '((amount_cents - paid_cents), reservation_id)',
    },
    ofBooking: 'books',
  }),
  refund: table({
    columns: {
      id: recordId<'refund'>().key(),
      reservation_id: reference('reservation'),
      amount_cents: cents().with('check (amount_cents > 0)'),
      iban: text('payer'),
      created_at: moment(),
      paid_at: moment().orNull(),
      asked_iban: text('payer').or(''),
      asked_at: moment().orNull(),
      /** The key of the bank line that confirmed it. */
      transaction_key: text('nobody').orNull(),
      /** The id of the first part: a refund has one for each account it goes to. */
      first_part: recordId<'refund'>().before(''),
      voucher_id: recordId<'voucher'>().orNull(),
    },
    indexes: {
      refund_by_reservation: '(reservation_id)',
      refund_by_payment: '(paid_at, created_at)',
      refund_by_code: '(upper(substr(reservation_id, 1, 8)))',
      refund_by_account: '(iban, reservation_id)',
      refund_by_asked_account: '(asked_iban, reservation_id)',
      refund_by_first_part: '(first_part)',
      refund_by_sum: '(amount_cents, reservation_id)',
      refund_by_voucher: '(voucher_id) where voucher_id is not null',
    },
    ofBooking: 'books',
  }),
  /** A line without a booking goes once it is settled, as its outcome says. */
  bank_transaction: table({
    columns: {
      key: text('nobody').key(),
      booked_on: day(),
      amount_cents: cents(),
      /** The twelve digits of a structured communication, or else the payer's own text. */
      communication: text('payer'),
      payer_name: text('payer'),
      payer_iban: text('payer'),
      /** A line is put aside by the reading of a file as `aside`, by the owner as `ignored`. */
      outcome: word<'matched' | 'part' | 'over' | 'review' | 'ignored' | 'aside'>(),
      reservation_id: recordId<'reservation'>().orNull(),
      detail: text('nobody'),
      imported_at: moment(),
      /** The moment at which it was booked, or put aside by the owner; null while it waits. */
      settled_at: moment().orNull(),
      voucher_id: id().orNull(),
    },
    indexes: {
      bank_transaction_by_reservation: '(reservation_id)',
      bank_transaction_by_day: '(booked_on, key)',
      bank_transaction_by_settling: '(settled_at, booked_on, key)',
      bank_transaction_by_account: '(payer_iban, reservation_id)',
      bank_transaction_by_voucher: '(voucher_id)',
      bank_transaction_by_sum: '(amount_cents, reservation_id)',
      bank_transaction_left:
        "(booked_on, key) where settled_at is not null and outcome in ('ignored', 'aside', 'review', 'over')",
    },
    ofBooking: 'books',
  }),
  /** One row: the account's holder by a statement, and when one was last read. */
  account_holder: table({
    columns: {
      id: count().key(),
      /** Empty until a statement has given one. */
      name: text('owner'),
      /** Empty where an earlier program read it. */
      read_at: moment().or(''),
    },
  }),
  /** Names go as those of bookings; an unpaid order goes as `unpaidOrdersUntil` says. */
  voucher: table({
    columns: {
      id: recordId<'voucher'>().key(),
      created_at: moment(),
      language: word<Language>(),
      amount_cents: cents().with('check (amount_cents > 0)'),
      /** Nothing until it is paid. */
      left_cents: cents().with('check (left_cents >= 0 and left_cents <= amount_cents)'),
      workshop: text('nobody').orNull(),
      participants: places().orNull(),
      buyer_name: text('buyer'),
      buyer_email: text('buyer'),
      receiver_name: text('receiver'),
      /** Empty: it goes to the buyer. */
      receiver_email: text('receiver'),
      message: text('both'),
      send_on: day().orNull(),
      sent_at: moment().orNull(),
      reference: text('nobody').unique(),
      received_cents: cents().or(0),
      paid_at: moment().orNull(),
      valid_until: day(),
      code_digest: text('nobody').orNull().unique(),
      code_beginning: text('nobody').or(''),
      withdrawn_at: moment().orNull(),
      refund_cents: cents().or(0),
      refund_iban: text('buyer').or(''),
      refunded_at: moment().orNull(),
      /** The bank line that shows this refund; one line may show several. */
      refund_transaction_key: text('nobody').orNull(),
      /** The word of the law is for the buyer alone; the owner takes a voucher back. */
      withdrawn_by: word<'buyer' | 'owner'>().or('buyer'),
    },
    indexes: {
      voucher_by_order: '(created_at, id)',
      voucher_by_sending: '(sent_at, left_cents)',
      voucher_by_payment: '(paid_at)',
      voucher_by_refund: '(refunded_at, refund_cents)',
      voucher_by_code: '(code_beginning)',
      voucher_open: '(valid_until, paid_at, left_cents) where left_cents > 0',
      voucher_withdrawn: '(withdrawn_at) where withdrawn_at is not null',
    },
  }),
}
