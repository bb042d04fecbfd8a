// The columns of every table, alike in both databases; some subjects have theirs in `store/tables`.

import type { DueAfterwards, DueKind, SessionDueKind } from '#booking/reservations/due.ts'
import type { HistoryEvent } from '#booking/reservations/history.ts'
import type { Generated, Selectable, Transaction } from 'kysely'
import type { MessageOutcome } from '#booking/forms/contact-message.ts'
import type { Teacher } from '#booking/dates/own-date.ts'
import type { SessionState } from '#booking/dates/session.ts'
import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import type { Actor } from '#booking/reservations/life.ts'
import type { Status } from '#booking/reservations/status.ts'
import type { Language } from '#language/languages.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '#booking/id.ts'
import type { Cents, Places } from '#booking/units.ts'
import type { DeskTables } from './tables/desk.ts'
import type { GuestTables } from './tables/guests.ts'
import type { LifeTables } from './tables/lives.ts'
import type { MoneyTables } from './tables/money.ts'
import type { MailTables } from './tables/mails.ts'

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
  | DueAfterwards['kind']
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

/** Instants are ISO 8601 in UTC, so that they sort as text; days are those of Brussels. */
export type Tables = BookingTables &
  LifeTables &
  DeskTables &
  GuestTables &
  MailTables &
  MoneyTables

export type BookingTables = {
  session: {
    id: Id<'session'>
    workshop: WorkshopSlug
    starts_at: string
    ends_at: string
    capacity: number
    taken: number
    booked_elsewhere: number
    origin: string | null
    state: Generated<SessionState>
    minimum: number | null
    decides_on: Day | null
    note: Generated<string>
    price_cents: Cents | null
    teacher: Teacher | null
    taught_in: Language | null
    remark: Generated<string>
    /** The later days of a course, as JSON. */
    further_days: Generated<string>
    sequence: Generated<number>
    /** The day until which a date is held for those who wished for it. */
    held_until: string | null
    /** The state that a called-off date had before. */
    called_off_from: SessionState | null
    /** The moment at which the farm last changed it, opened or closed it, or called it off. */
    changed_at: Generated<string | null>
  }
  /** The first instant away, and the one at which the farm is back. */
  away: { id: string; from_at: string; until_at: string }
  reservation: {
    id: Id<'reservation'>
    session_id: Id<'session'>
    participants: Places
    status: Status
    language: Language
    name: string
    email: string
    sought_email: Generated<string>
    /** The telephone as it was written; empty where none was given. */
    telephone: Generated<string>
    special_requirements: string
    /** One person's price at the moment of the request; an equal part of a group's. */
    price_cents: Cents
    /** The price for all of them, whatever their number; null where each pays. */
    group_price_cents: Generated<Cents | null>
    created_at: string
    terms: string
    /** The terms of payment of the day of its request, as JSON. */
    conditions: string
    source: 'site' | 'farm'
    note: Generated<string>
    /** Raised to end every link that was mailed before. */
    link_version: Generated<number>
    /** How many of them were there on the day; null while nobody has counted. */
    came: number | null
    /** The open amount of its payments, so that an index finds bookings that owe. */
    owed_cents: Generated<Cents>
    /** The moment at which it got its date: that of the request, or of the move. */
    date_taken_at: string
    /** A voucher that pays after the farm's yes; its code may be another by then. */
    voucher_digest: Generated<string | null>
    /** The first booking that came of a request that ended. */
    led_to: Generated<Id<'reservation'> | null>
  }
  replaced_guest: {
    id: string
    reservation_id: Id<'reservation'>
    name: string
    email: string
    language: Language
    /** 1 when something had been paid before the newcomer came, otherwise 0. */
    had_paid: number
    at: string
  }
  /** The company that asks for an invoice (docs/decisions/0045). */
  company: {
    reservation_id: Id<'reservation'>
    name: string
    vat_number: string
    address: string
    reference: string
    asked_at: string
    invoiced_at: string | null
  }
  /** Words by whose beginnings a booking is found (docs/decisions/0032). */
  reservation_word: { word: string; reservation_id: Id<'reservation'> }
  message: {
    id: string
    name: string
    email: string
    subject: string
    message: string
    language: Language
    created_at: string
    /** These three are null while it waits for the farm. */
    handled_at: Generated<string | null>
    handled_by: Generated<Actor | null>
    handled_as: Generated<MessageOutcome | null>
  }
  kept_answer: {
    key: string
    /** The digest of the request, so that one key cannot stand for two. */
    digest: string
    reservation_id: Id<'reservation'>
    held: Generated<number>
    created_at: string
  }
  mailbox_pace: { mailbox: string; turns_left: number; counted_at: string }
  proven_mailbox: { mailbox: string; proven_at: string }
  unproven: {
    reservation_id: Id<'reservation'>
    mailbox: string
    network: string
    made_at: string
    ends_at: string | null
  }
  event: {
    id: string
    reservation_id: Id<'reservation'> | null
    session_id: Id<'session'> | null
    at: string
    /** Counts on within a booking's history, from 1. */
    number: Generated<number>
    by: Actor
    what: HistoryEvent['what']
    detail: string
  }
  diet: { reservation_id: Id<'reservation'>; answer: string; consented_at: string }
  notice: { kind: NoticeKind; record: string; day: Day | ''; at: string }
  /** The table has one row, new after each restore: it ends every earlier link. */
  links_mark: { id: number; mark: string }
  clock: { id: number; sure_at: string; doubted_since: string | null }
  /** The person who was forgotten can only be recognised by trying an address. */
  erasure: { id: string; at: string; salt: string; digest: string }
  erased_record: { record: string; at: string; outcome: ErasedAs }
  schedule_revision: { id: number; revision: number }
}

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** Changes take turns over all processes: rows that one has read stay until it ends. */
export type InTransaction = <T>(work: (db: Transaction<Tables>) => Promise<T>) => Promise<T>
