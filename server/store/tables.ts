import type { Generated } from 'kysely'

/** The tables as Kysely sees them. Instants are ISO 8601 in UTC, so that they sort as text in both databases. */
export type Tables = {
  session: SessionTable
  reservation: ReservationTable
  payment: PaymentTable
  message: MessageTable
  mail: MailTable
  outbox: { id: number; held_since: string | null }
  kept_answer: KeptAnswerTable
  mailbox_pace: { mailbox: string; turns_left: number; counted_at: string }
  event: EventTable
  refund: RefundTable
  movement: MovementTable
  waiting: WaitingTable
  diet: { reservation_id: string; answer: string; consented_at: string }
  notice: { key: string; at: string }
  desk: { id: number; links_from: string }
  clock: { id: number; sure_at: string; doubted_since: string | null }
  schedule_revision: { id: number; revision: number }
}

export type SessionTable = {
  id: string
  workshop: string
  starts_at: string
  ends_at: string
  capacity: number
  taken: number
  booked_elsewhere: number
  origin: string | null
  state: Generated<string>
  minimum: number | null
  decides_on: string | null
  note: Generated<string>
}

export type ReservationTable = {
  id: string
  session_id: string
  participants: number
  status: string
  language: string
  name: string
  email: string
  special_requirements: string
  price_cents: number
  created_at: string
  terms: string
  source: string
  note: Generated<string>
  link_version: Generated<number>
}

type PaymentTable = {
  reservation_id: string
  kind: string
  amount_cents: number
  paid_cents: number
  reference: string
  due_on: string
}

type MessageTable = {
  id: string
  name: string
  email: string
  subject: string
  message: string
  language: string
  created_at: string
}

export type MailTable = {
  id: string
  kind: string
  recipient: string
  language: string
  message_id: string
  content: string
  state: string
  attempts: number
  due_at: string
  /** Until when a process may send it; nobody else gets it before then. */
  lease_ends: string | null
  /** From when the days it is tried for count; without it, from when it was queued. */
  patience_from: string | null
  problem: string | null
  created_at: string
  sent_at: string | null
}

export type EventTable = {
  id: string
  reservation_id: string | null
  session_id: string | null
  at: string
  /** Counts on within a booking's history, from 1. */
  number: Generated<number>
  by: string
  what: string
  detail: string
}

export type RefundTable = {
  id: string
  reservation_id: string
  amount_cents: number
  iban: string
  created_at: string
  paid_at: string | null
}

export type MovementTable = {
  key: string
  booked_on: string
  amount_cents: number
  communication: string
  payer_name: string
  payer_iban: string
  outcome: string
  reservation_id: string | null
  detail: string
  imported_at: string
  settled_at: string | null
}

export type WaitingTable = {
  id: string
  session_id: string
  participants: number
  name: string
  email: string
  language: string
  state: string
  created_at: string
  offered_until: string | null
  /** The booking it became; null until then, and where that was not kept yet. */
  reservation_id: string | null
}

type KeptAnswerTable = {
  key: string
  digest: string
  reservation_id: string
  created_at: string
}
