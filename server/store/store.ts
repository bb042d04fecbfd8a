import type { Turns } from '#booking/pace.ts'
import type { RefundStep } from '#booking/refund-terms.ts'
import type { Session } from '#booking/session.ts'
import type { Status } from '#booking/status.ts'
import type { WorkshopSlug } from '#booking/workshops.ts'
import type { LifeChanges, LifeLists } from './life.ts'
import type { PersonalChanges, PersonalLists } from './personal-data.ts'

/**
 * What the booking office keeps, and the only way to it. Two databases keep this contract; each
 * store test runs on both.
 */
export type Store = LifeLists &
  PersonalLists & {
    /** Sessions that start at or after an instant, in order; all of them without one. */
    readonly listSessions: (from?: Date) => Promise<readonly Session[]>
    /** Reservations, newest first, with what is to be paid. */
    readonly listReservations: () => Promise<readonly ReservationOnFile[]>
    readonly listMails: () => Promise<readonly MailOnFile[]>
    readonly listMessages: () => Promise<readonly Message[]>
    /** Rises with every change of the schedule or its places, by whichever process made it. */
    readonly scheduleRevision: () => Promise<number>
    /** Adds what is planned and not there yet, takes away what is no longer planned and has no guests. */
    readonly keepSchedule: (
      planned: readonly PlannedSession[],
      from: Date,
    ) => Promise<ScheduleChange>
    /**
     * Runs changes that stand or fall together. Whatever it resolves with has been written to disk;
     * when `work` throws, nothing has.
     */
    readonly change: <T>(work: (changes: Changes) => Promise<T>) => Promise<T>
    readonly outbox: OutboxStore
    /** Everything kept, as of one moment; whoever writes meanwhile is not held up. */
    readonly copy: () => Promise<StoreCopy>
    /** Throws when the store cannot be read and written. */
    readonly check: () => Promise<void>
    readonly close: () => Promise<void>
  }

/** What is kept, in a form that either database gives and takes. */
export type StoreCopy = {
  /** Names of the migrations that had made the tables, in order. */
  readonly migrations: readonly string[]
  /** Those that others refer to first. */
  readonly tables: readonly TableCopy[]
}

export type TableCopy = {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** The steps of one change. */
export type Changes = LifeChanges &
  PaceChanges &
  PersonalChanges & {
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
    readonly forgetAnswer: (key: string) => Promise<void>
  }

/** How often each mailbox was written to of late; a mailbox is named by a digest. */
export type PaceChanges = {
  readonly findTurns: (mailbox: string) => Promise<Turns | undefined>
  readonly keepTurns: (mailbox: string, turns: Turns) => Promise<void>
  readonly forgetTurns: (before: Date) => Promise<void>
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
  | 'waiting-accepted-owner'
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
  /** What became of the last attempt, when it did not get through. */
  readonly problem: string | undefined
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
  /**
   * Lends one mail whose time has come, until `leaseEnds`; nobody else gets it before then. Those
   * tried least come first, then those due longest. Nothing is lent while the outbox is held.
   *
   * @param busy addresses that another mail is on its way to
   */
  readonly lendNext: (
    now: Date,
    leaseEnds: Date,
    busy?: readonly string[],
  ) => Promise<LentMail | undefined>
  /** Whoever holds it now: what the mail server accepted is sent. */
  readonly markSent: (id: string, at: Date) => Promise<void>
  /** Does nothing when the lease ended meanwhile: the mail is somebody else's then. */
  readonly retryAt: (lent: Lease, retry: Retry) => Promise<void>
  /** As `retryAt`. */
  readonly giveUp: (lent: Lease, problem: string) => Promise<void>
  /** Mails that failed wait again, and those that wait are due at once; all of them without `ids`. */
  readonly putBack: (at: Date, ids?: readonly string[]) => Promise<number>
  /** Keeps every mail in, in all processes, until `release`. */
  readonly hold: (at: Date) => Promise<void>
  readonly release: (at: Date) => Promise<void>
  readonly standing: (longAgo: Date) => Promise<OutboxStanding>
  /** When the next waiting mail can be lent; undefined when none waits. */
  readonly nextDue: () => Promise<Date | undefined>
}

export type LentMail = QueuedMail &
  Lease & {
    readonly attempts: number
    /** From when the days it is tried for count. */
    readonly patienceFrom: Date
  }

/** Names one lending of a mail: the same mail, lent again, has another. */
export type Lease = { readonly id: string; readonly leaseEnds: Date }

export type Retry = {
  readonly at: Date
  readonly problem: string
  /** When what went wrong is no fault of the mail, its days count anew from here. */
  readonly patienceFrom?: Date
}

export type OutboxStanding = {
  readonly heldSince: Date | undefined
  readonly failed: number
  /** Waiting, and queued before an instant. */
  readonly waitingLong: number
}
