import type { Session } from '#booking/session.ts'
import type { Turns } from '#booking/pace.ts'
import type { ClockChanges, ClockLists } from './clock-records.ts'
import type { LifeChanges, LifeLists } from './life.ts'
import type { QueuedMail, MailOnFile } from './mail-records.ts'
import type { OutboxStore } from './outbox-contract.ts'
import type { PersonalChanges, PersonalLists } from './personal-data.ts'
import type { Reservation, Payment, ReservationOnFile } from './reservation-records.ts'
import type { SessionChoice, PlannedSession, ScheduleChange } from './session-records.ts'

/**
 * What the booking office keeps, and the only way to it. Two databases keep this contract; each
 * store test runs on both.
 */
export type Store = LifeLists &
  ClockLists &
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
  ClockChanges &
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

export type Message = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly language: string
  readonly createdAt: Date
}

/** The first answer to a request that carried an `Idempotency-Key`. */
export type KeptAnswer = {
  readonly key: string
  /** Digest of what was asked, so that one key cannot stand for two requests. */
  readonly digest: string
  readonly reservationId: string
  readonly createdAt: Date
}
