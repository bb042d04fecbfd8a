import type { Selectable } from 'kysely'
import type { RetentionLimits } from '#booking/retention.ts'
import type { Tables } from './tables.ts'

/** Tables in which no row is about one person. */
type Impersonal = 'session' | 'outbox' | 'desk' | 'clock' | 'schedule_revision'

/**
 * Every row about one person, as it is kept. A table that is added later must be named here or
 * above, or the type check fails.
 */
export type PersonRows = {
  readonly [Table in Exclude<keyof Tables, Impersonal>]: readonly Selectable<Tables[Table]>[]
}

/** What can be read of personal data as such. */
export type PersonalLists = {
  readonly rowsAbout: (email: string) => Promise<PersonRows>
  /** Ids of the mails whose text is still kept. */
  readonly mailsWithText: () => Promise<ReadonlySet<string>>
  /**
   * Takes what was forgotten out of the database's files as well. False when somebody was reading:
   * then it is for later.
   */
  readonly wipeTraces: () => Promise<boolean>
}

/** Forgetting, as steps of one change. */
export type PersonalChanges = {
  readonly rowsAbout: (email: string) => Promise<PersonRows>
  /** Forgets whatever was kept long enough. */
  readonly forgetOld: (limits: RetentionLimits) => Promise<Forgotten>
  /** Reservations with all that belongs to them; the places they hold are counted no longer. */
  readonly removeReservations: (ids: readonly string[]) => Promise<void>
  /** Leaves dates, numbers and amounts, and nobody's name. */
  readonly stripReservations: (ids: readonly string[]) => Promise<void>
  /** Forgets what a guest told us of needs and diets, and the first answer to their request. */
  readonly forgetNeeds: (reservationIds: readonly string[]) => Promise<void>
  readonly forgetMailTexts: (ids: readonly string[]) => Promise<void>
  readonly removeMails: (ids: readonly string[]) => Promise<void>
  readonly removeMessages: (ids: readonly string[]) => Promise<void>
  readonly removeTurns: (mailboxes: readonly string[]) => Promise<void>
  readonly removeWaiting: (ids: readonly string[]) => Promise<void>
}

/** How many of each were forgotten. */
export type Forgotten = {
  /** Reservations of which dates and amounts are left. */
  readonly names: number
  readonly reservations: number
  readonly messages: number
  readonly mailTexts: number
  readonly mails: number
}
