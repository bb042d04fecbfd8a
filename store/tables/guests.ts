import type { OptionState } from '#booking/options/option.ts'
import type { WaitingState } from '#booking/waiting/waiting-list.ts'
import type { WishState } from '#booking/waiting/wish.ts'
import type { Language } from '#language/languages.ts'
import { cents, count, id, recordId, moment, places, reference, text, word } from './column.ts'
import { table } from './declare-table.ts'

/** A sentence that the farm has not decided on yet, one on the home page, or one kept off it. */
export type SentenceState = 'new' | 'shown' | 'hidden'

/** Tables that guests' own acts begin. */
export const guestTables = {
  waiting: table({
    columns: {
      id: id().key(),
      session_id: reference('session'),
      participants: places().with('check (participants > 0)'),
      name: text('guest'),
      email: text('guest'),
      language: word<Language>(),
      state: word<WaitingState>(),
      created_at: moment(),
      offered_until: moment().orNull(),
      /** Null until the party took the offer, and for offers taken before this was kept. */
      reservation_id: reference('reservation').orNull(),
      /** The wish that put the party in line; null for a party that asked for this date. */
      wish_id: id().orNull(),
    },
    indexes: { waiting_session: '(session_id, state, created_at)' },
    uniqueIndexes: { waiting_by_wish: '(wish_id, session_id)' },
    goesAfterTheDay: 'session_id',
    ofBooking: 'books',
  }),
  wish: table({
    columns: {
      id: id().key(),
      /** Name and mailbox are empty once the wish has ended. */
      name: text('guest'),
      email: text('guest'),
      language: word<Language>(),
      /** Null: any. */
      workshop: text('guest').orNull(),
      participants: places(),
      /** The languages that suit, with commas between. */
      languages: text('guest'),
      weekdays: text('guest'),
      state: word<WishState>(),
      created_at: moment(),
      /** The moment until which it can be confirmed, while it is `asked`. */
      ends_at: moment(),
    },
    goes: [{ past: 'wishes', of: 'created_at' }],
  }),
  substitute: table({
    columns: {
      reservation_id: reference('reservation').key(),
      id: id().unique(),
      name: text('guest'),
      email: text('guest'),
      language: word<Language>(),
      at: moment(),
    },
    goesAfterTheDay: 'reservation_id',
    ofBooking: 'guest',
  }),
  /** Places that a guest gave up, whose money goes back once somebody has paid for them. */
  vacancy: table({
    columns: {
      reservation_id: reference('reservation').key(),
      session_id: reference('session'),
      places: places(),
      kept_cents: cents(),
      /** The account for a refund, if none is known; may be empty. */
      iban: text('guest'),
      at: moment(),
    },
    indexes: { vacancy_by_session: '(session_id)' },
    ofBooking: 'guest',
  }),
  /** The successors of a vacancy, and the refund for each. */
  succession: table({
    columns: {
      id: id().key(),
      reservation_id: reference('reservation'),
      successor_id: recordId<'reservation'>(),
      places: places(),
      cents: cents(),
      at: moment(),
    },
    indexes: {
      succession_by_reservation: '(reservation_id)',
      succession_by_successor: '(successor_id)',
    },
    ofBooking: 'guest',
  }),
  /** The list whose id companions of a booking join by. */
  companion_list: table({
    columns: {
      reservation_id: reference('reservation').key(),
      id: id().unique(),
    },
    goesAfterTheDay: 'reservation_id',
    ofBooking: 'guest',
  }),
  companion: table({
    columns: {
      id: id().key(),
      reservation_id: reference('reservation'),
      name: text('companion'),
      email: text('companion'),
      language: word<Language>(),
      /** The diets, told with consent; empty: none. */
      diets: text('companion'),
      consented_at: moment().orNull(),
      reference: text('companion').unique(),
      joined_at: moment(),
    },
    indexes: { companion_by_reservation_id: '(reservation_id)' },
    ofBooking: 'others',
  }),
  /** The guests who asked for mails about their jar, until the last of them. */
  diary: table({
    columns: {
      reservation_id: reference('reservation').key(),
      asked_at: moment(),
    },
    ofBooking: 'needs',
    toldAt: 'asked_at',
  }),
  /** The sentences that guests agreed to see on the site. */
  guest_sentence: table({
    columns: {
      reservation_id: reference('reservation').key(),
      sentence: text('guest'),
      first_name: text('guest'),
      town: text('guest'),
      language: word<Language>(),
      state: word<SentenceState>(),
      written_at: moment(),
    },
    indexes: { guest_sentence_by_state: '(state, written_at)' },
    goes: [{ past: 'sentences', of: 'written_at' }],
    ofBooking: 'needs',
    toldAt: 'written_at',
    isOnPages: true,
  }),
  /** A date offered to one group (docs/decisions/0048); without its date once that is no longer held for it. */
  option: table({
    columns: {
      id: id().key(),
      session_id: reference('session').orNull(),
      workshop: text('nobody'),
      starts_at: moment(),
      ends_at: moment(),
      price_cents: cents(),
      least: count(),
      most: count(),
      name: text('guest'),
      email: text('guest'),
      language: word<Language>(),
      state: word<OptionState>(),
      created_at: moment(),
      holds_until: moment(),
      ended_at: moment().orNull(),
      /** The booking that it became. */
      reservation_id: reference('reservation').orNull(),
      telephone: text('guest').or(''),
      request_id: recordId<'reservation'>().orNull(),
      /** The price for the whole group; null where each pays. */
      group_price_cents: cents().orNull(),
    },
    indexes: { option_by_session_id: '(session_id)', option_by_reservation_id: '(reservation_id)' },
    goes: [{ past: 'afterTheDay', of: 'ends_at' }],
    ofBooking: 'others',
  }),
}
