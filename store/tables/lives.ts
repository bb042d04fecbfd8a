import type { Actor } from '#booking/reservations/life.ts'
import type { EndingKind, Status } from '#booking/reservations/status.ts'
import { cents, count, recordId, moment, places, reference, word } from './column.ts'
import { table } from './declare-table.ts'

export const lifeTables = {
  /** How and by whom a booking was ended; the row goes when the end is taken back. */
  ending: table({
    columns: {
      reservation_id: reference('reservation').key(),
      what: word<EndingKind>(),
      by: word<Actor>(),
      at: moment(),
      /** Status of a called-off date's booking on another date; null where it was not kept. */
      was: word<Status>().orNull(),
      /** The refund of such a booking, whose money then goes along. */
      refund_id: recordId<'refund'>().orNull(),
      refund_cents: cents(),
      /** The cents that went back to gift vouchers, before any money. */
      voucher_cents: cents(),
    },
    ofBooking: 'books',
  }),
  /** The changes of a party's number, and the money that was given up and taken again. */
  party_change: table({
    columns: {
      reservation_id: reference('reservation'),
      /** The number within the booking, from 1. */
      number: count(),
      at: moment(),
      places: places(),
      /** Change in what the terms keep of places taken again; may be below zero. */
      kept_cents: cents(),
      given_up_cents: cents(),
      /** The part of `given_up_cents` that the terms had kept for a place that was taken again. */
      kept_given_up_cents: cents(),
      retaken_cents: cents(),
      refund_id: recordId<'refund'>().orNull(),
    },
    key: ['party_change_in_order', 'reservation_id', 'number'],
    ofBooking: 'books',
  }),
  /** A booking of some of a party, who went on to another date. */
  split: table({
    columns: {
      reservation_id: reference('reservation').key(),
      /** The booking of the people who stayed. */
      left_id: recordId<'reservation'>(),
      at: moment(),
      participants: places(),
      /** 1: its money had counted for places that an earlier guest gave up. */
      succeeded: count(),
    },
    indexes: { split_by_left: '(left_id)' },
    ofBooking: 'books',
  }),
}
