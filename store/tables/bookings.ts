import type { Teacher } from '#booking/dates/own-date.ts'
import type { SessionState } from '#booking/dates/session.ts'
import type { HistoryEvent } from '#booking/reservations/history.ts'
import type { Actor } from '#booking/reservations/life.ts'
import type { Status } from '#booking/reservations/status.ts'
import type { Language } from '#language/languages.ts'
import { cents, count, day, id, recordId, moment, places, reference, text, word } from './column.ts'
import { table } from './declare-table.ts'

export const bookingTables = {
  session: table({
    columns: {
      id: recordId<'session'>().key(),
      workshop: text('nobody'),
      starts_at: moment(),
      ends_at: moment(),
      capacity: count(),
      taken: count(),
      booked_elsewhere: count(),
      origin: text('nobody').orNull().unique(),
      state: word<SessionState>().or('open'),
      minimum: count().orNull(),
      decides_on: day().orNull(),
      note: text('owner').or(''),
      price_cents: cents().orNull(),
      teacher: word<Teacher>().orNull(),
      taught_in: word<Language>().orNull(),
      remark: text('owner').or('{}'),
      sequence: count().or(0),
      /** The day until which a date is held for those who wished for it. */
      held_until: moment().orNull(),
      /** The state that a called-off date had before. */
      called_off_from: word<SessionState>().orNull(),
      /** The moment at which the farm last changed it, opened or closed it, or called it off. */
      changed_at: moment().orNull(),
      /** The later days of a course, as JSON. */
      further_days: text('nobody').or('[]'),
    },
    constraints: {
      session_places: 'check (taken >= 0 and taken <= capacity)',
    },
    /** A date that was called off leaves its hour to another. */
    uniqueIndexes: { session_once: "(workshop, starts_at) where state <> 'called-off'" },
    indexes: { session_by_start: '(starts_at, workshop)', session_held: '(held_until)' },
  }),
  /** The first instant away, and the one at which the farm is back. */
  away: table({
    columns: {
      id: id().key(),
      from_at: moment(),
      until_at: moment(),
    },
    goes: [{ past: 'away', of: 'until_at' }],
  }),
  /** Bookings go by `retentionOf` of `booking/personal-data/retention.ts`. */
  reservation: table({
    columns: {
      id: recordId<'reservation'>().key(),
      session_id: reference('session'),
      participants: places().with('check (participants > 0)'),
      status: word<Status>(),
      language: word<Language>(),
      name: text('guest'),
      email: text('guest'),
      special_requirements: text('guest'),
      /** One person's price at the moment of the request; an equal part of a group's. */
      price_cents: cents(),
      created_at: moment(),
      /** The refund steps of the day of its request, as JSON: `refundSteps` in the code. */
      terms: text('nobody').before('[]'),
      source: word<'site' | 'farm'>().before('site'),
      note: text('guest').or(''),
      /** Raised to end every link that was mailed before. */
      link_version: count().or(1),
      sought_email: text('guest').or(''),
      /** The open amount of its payments, so that an index finds bookings that owe. */
      owed_cents: cents().or(0),
      /** How many of them were there on the day; null while nobody has counted. */
      came: count().orNull(),
      /** The telephone as it was written; empty where none was given. */
      telephone: text('guest').or(''),
      /** A voucher that pays after the farm's yes; its code may be another by then. */
      voucher_digest: text('nobody').orNull(),
      /** The first booking that came of a request that ended. */
      led_to: recordId<'reservation'>().orNull(),
      /** The moment at which it got its date: that of the request, or of the move. */
      date_taken_at: moment().before(''),
      /** The price for all of them, whatever their number; null where each pays. */
      group_price_cents: cents().orNull(),
      /** All other terms of the day of its request, as JSON. */
      conditions: text('nobody').before(
        '{"depositPercent":50,"depositDays":7,"balanceDaysBefore":7,"moveDaysBefore":3}',
      ),
    },
    indexes: {
      reservation_session: '(session_id)',
      reservation_by_sought_email: '(sought_email)',
      reservation_by_status: '(status, owed_cents)',
      reservation_by_making: '(created_at)',
      reservation_by_owed: '(owed_cents)',
      reservation_by_code: '(upper(substr(id, 1, 8)))',
      reservation_by_name: '(lower(name), id)',
      reservation_by_total: '((coalesce(group_price_cents, price_cents * participants)))',
    },
  }),
  replaced_guest: table({
    columns: {
      id: id().key(),
      reservation_id: reference('reservation'),
      name: text('guest'),
      email: text('guest'),
      language: word<Language>(),
      at: moment(),
      /** 1 when something had been paid before the substitute came, otherwise 0. */
      had_paid: count().before(0),
    },
    indexes: { replaced_guest_by_reservation: '(reservation_id)' },
    ofBooking: 'others',
  }),
  /** The company that asks for an invoice (docs/decisions/0045). The law keeps the company of an invoice. */
  company: table({
    columns: {
      reservation_id: reference('reservation').key(),
      name: text('company'),
      vat_number: text('company'),
      address: text('company'),
      reference: text('company'),
      asked_at: moment(),
      invoiced_at: moment().orNull(),
    },
    indexes: { company_by_invoice: '(invoiced_at, asked_at)' },
    ofBooking: 'books',
  }),
  /** Words by whose beginnings a booking is found (docs/decisions/0032). */
  reservation_word: table({
    columns: {
      word: text('named'),
      reservation_id: reference('reservation'),
    },
    key: ['reservation_word_once', 'word', 'reservation_id'],
    isByKey: true,
    indexes: { reservation_word_by_reservation: '(reservation_id)' },
    ofBooking: 'books',
  }),
  event: table({
    columns: {
      id: id().key(),
      reservation_id: reference('reservation').orNull(),
      session_id: recordId<'session'>().orNull(),
      at: moment(),
      by: word<Actor>(),
      what: word<HistoryEvent['what']>(),
      detail: text('nobody'),
      /** Counts on within a booking's history, from 1. */
      number: count().or(0),
    },
    indexes: {
      event_by_session: '(session_id)',
      event_by_reservation: '(reservation_id, number, what)',
    },
    ofBooking: 'books',
  }),
  diet: table({
    columns: {
      reservation_id: reference('reservation').key(),
      answer: text('guest'),
      consented_at: moment(),
    },
    ofBooking: 'needs',
    toldAt: 'consented_at',
  }),
}
