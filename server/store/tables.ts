/** The tables as Kysely sees them. Instants are ISO 8601 in UTC, so that they sort as text in both databases. */
export type Tables = {
  session: SessionTable
  reservation: ReservationTable
  payment: PaymentTable
  message: MessageTable
  mail: MailTable
  kept_answer: KeptAnswerTable
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
}

type ReservationTable = {
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
  problem: string | null
  created_at: string
  sent_at: string | null
}

type KeptAnswerTable = {
  key: string
  digest: string
  reservation_id: string
  created_at: string
}
