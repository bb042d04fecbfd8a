import type { Actor } from '#booking/life.ts'

/** One line of a history: what happened, when, by whose hand. It names nobody. */
export type OfficeEvent = {
  readonly id: string
  readonly reservationId: string | undefined
  readonly sessionId: string | undefined
  readonly at: Date
  readonly by: Actor
  readonly what: EventKind
  readonly detail: EventDetail
}

export type EventKind =
  | 'requested'
  | 'booked-by-farm'
  | 'confirmed'
  | 'declined'
  | 'received'
  | 'moved'
  | 'party-changed'
  | 'cancelled'
  | 'called-off'
  /** Another date, in place of the one called off. */
  | 'rebooked'
  | 'completed'
  /** What is still owed is asked for no longer. */
  | 'written-off'
  /** The bank took a payment back. */
  | 'taken-back'
  /** Money that came and was not owed is to go back. */
  | 'owed-back'
  /** Some of it is not, as it pays for places taken again. */
  | 'not-owed-back'
  | 'refunded'
  | 'reminded'
  | 'diets-kept'
  | 'link-sent'
  | 'changed'
  | 'closed'
  | 'opened'

export type EventDetail = Readonly<Record<string, string | number>>
