import type { Session, SessionState } from '#booking/session.ts'
import type { WorkshopSlug } from '#booking/workshops.ts'

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

export type SessionOnFile = Session & {
  /** Places given outside this site. */
  readonly bookedElsewhere: number
  readonly note: string
}

export type NewSession = {
  readonly id: string
  readonly workshop: WorkshopSlug
  readonly startsAt: Date
  readonly endsAt: Date
  readonly capacity: number
}

export type SessionChange = {
  readonly state: SessionState
  readonly startsAt: Date
  readonly endsAt: Date
  readonly capacity: number
  readonly bookedElsewhere: number
  readonly minimum: number | undefined
  readonly decidesOn: string | undefined
  readonly note: string
}
