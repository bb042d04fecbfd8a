import type { QueuedMail } from './mail-records.ts'

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
