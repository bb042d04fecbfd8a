import type { RefundStep } from '#booking/refund-terms.ts'
import type { Session } from '#booking/session.ts'
import type { Status } from '#booking/status.ts'
import type { WorkshopSlug } from '#booking/workshops.ts'
import type { LifeChanges, LifeLists } from './life.ts'

/**
 * What the booking office keeps, and the only way to it. Two databases keep this contract; each
 * store test runs on both.
 */
export type Store = LifeLists & {
  /** Sessions that start at or after an instant, in order; all of them without one. */
  readonly listSessions: (from?: Date) => Promise<readonly Session[]>
  /** Reservations, newest first, with what is to be paid. */
  readonly listReservations: () => Promise<readonly ReservationOnFile[]>
  readonly listMails: () => Promise<readonly MailOnFile[]>
  readonly listMessages: () => Promise<readonly Message[]>
  /** Rises with every change of the schedule or its places, by whichever process made it. */
  readonly scheduleRevision: () => Promise<number>
  /** Adds what is planned and not there yet, takes away what is no longer planned and has no guests. */
  readonly keepSchedule: (planned: readonly PlannedSession[], from: Date) => Promise<ScheduleChange>
  /**
   * Runs changes that stand or fall together. Whatever it resolves with has been written to disk;
   * when `work` throws, nothing has.
   */
  readonly change: <T>(work: (changes: Changes) => Promise<T>) => Promise<T>
  readonly outbox: OutboxStore
  /** Throws when the store cannot be read and written. */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The steps of one change. */
export type Changes = LifeChanges & {
  readonly findSession: (choice: SessionChoice) => Promise<Session | undefined>
  /** Takes places if there are as many; undefined when there are not. */
  readonly takePlaces: (sessionId: string, places: number) => Promise<Session | undefined>
  readonly addReservation: (reservation: Reservation) => Promise<void>
  /** False when another payment bears this reference already: choose another one. */
  readonly addPayment: (payment: Payment) => Promise<boolean>
  readonly addMessage: (message: Message) => Promise<void>
  readonly queueMail: (mail: QueuedMail) => Promise<void>
  readonly findAnswer: (key: string) => Promise<KeptAnswer | undefined>
  readonly keepAnswer: (answer: KeptAnswer) => Promise<void>
}

export type SessionChoice = { readonly workshop: WorkshopSlug; readonly startsAt: Date }

export type PlannedSession = {
  /** Names the place in the plan, so that a date is added once even after it was moved. */
  readonly origin: string
  readonly workshop: WorkshopSlug
  readonly startsAt: Date
  readonly endsAt: Date
  readonly capacity: number
  /** Places given outside this site. */
  readonly bookedElsewhere: number
}

export type ScheduleChange = { readonly added: number; readonly withdrawn: number }

export type Reservation = {
  /** UUID v4. */
  readonly id: string
  readonly sessionId: string
  readonly participants: number
  readonly status: Status
  readonly language: string
  readonly name: string
  readonly email: string
  readonly specialRequirements: string
  /** Price a person at the moment of the request, in cents. */
  readonly priceCents: number
  readonly createdAt: Date
  /** The refund terms it was made under. */
  readonly terms: readonly RefundStep[]
  /** Who typed it: the guest on the site, or the farm for who telephoned. */
  readonly source: 'site' | 'farm'
}

export type Payment = {
  readonly reservationId: string
  readonly kind: 'deposit' | 'balance'
  readonly amountCents: number
  readonly paidCents: number
  /** The twelve digits of the structured communication. */
  readonly reference: string
  /** Day in Brussels. */
  readonly dueOn: string
}

export type ReservationOnFile = Reservation & {
  readonly session: Session
  /** The owner's own words about it. */
  readonly note: string
  /** Raised to end every link that was mailed before. */
  readonly linkVersion: number
  readonly payments: readonly Omit<Payment, 'reservationId'>[]
}

export type Message = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly language: string
  readonly createdAt: Date
}

export type MailKind =
  | 'reservation-owner'
  | 'reservation-guest'
  | 'contact-owner'
  | 'contact-sender'
  | 'confirmed-guest'
  | 'secured-guest'
  | 'paid-guest'
  | 'declined-guest'
  | 'called-off-guest'
  | 'cancelled-guest'
  | 'cancelled-owner'
  | 'moved-guest'
  | 'moved-owner'
  | 'refunded-guest'
  | 'deposit-reminder-guest'
  | 'balance-request-guest'
  | 'practical-guest'
  | 'new-link-guest'
  | 'unanswered-owner'
  | 'deposit-overdue-owner'
  | 'balance-overdue-owner'
  | 'desk-link-owner'
  | 'to-decide-owner'
  | 'prep-sheet-owner'
  | 'waiting-joined-guest'
  | 'waiting-offer-guest'
  | 'waiting-lapsed-guest'

/** A mail ready to send: what it says is fixed when it is queued, so every attempt sends the same. */
export type QueuedMail = {
  readonly id: string
  readonly kind: MailKind
  readonly to: string
  readonly language: string
  readonly messageId: string
  readonly content: MailContent
  readonly createdAt: Date
}

export type MailContent = {
  readonly from: string
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly MailAttachment[]
}

export type MailAttachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: string
  /** `content` is base 64, for what is no text. */
  readonly encoding?: 'base64'
  /** Shown inside the mail where its HTML says `cid:` and this name. */
  readonly cid?: string
}

export type MailState = 'waiting' | 'sent' | 'failed'

export type MailOnFile = Omit<QueuedMail, 'content'> & {
  readonly state: MailState
  readonly attempts: number
  readonly sentAt: Date | undefined
}

/** The first answer to a request that carried an `Idempotency-Key`. */
export type KeptAnswer = {
  readonly key: string
  /** Digest of what was asked, so that one key cannot stand for two requests. */
  readonly digest: string
  readonly reservationId: string
  readonly createdAt: Date
}

export type OutboxStore = {
  /** Lends one mail whose time has come, until `leaseEnds`; nobody else gets it before then. */
  readonly lendNext: (now: Date, leaseEnds: Date) => Promise<LentMail | undefined>
  readonly markSent: (id: string, at: Date) => Promise<void>
  readonly retryAt: (id: string, at: Date, problem: string) => Promise<void>
  readonly giveUp: (id: string, problem: string) => Promise<void>
  /** When the next waiting mail is due; undefined when none waits. */
  readonly nextDue: () => Promise<Date | undefined>
}

export type LentMail = QueuedMail & { readonly attempts: number }
