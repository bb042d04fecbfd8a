import type { Actor } from '#booking/life.ts'
import type { Session, SessionState } from '#booking/session.ts'
import type { ReviewReason } from '#booking/statement/booked.ts'
import type { Status } from '#booking/status.ts'
import type { WorkshopSlug } from '#booking/workshops.ts'
import type { Payment, ReservationOnFile } from './store.ts'

/** What a booking's whole life asks of the store: steps of one change, beside those that make a booking. */
export type LifeChanges = {
  /** The reservation as it is now; nobody else changes it until this change ends. */
  readonly findReservation: (id: string) => Promise<ReservationOnFile | undefined>
  readonly updateReservation: (id: string, changed: Partial<ReservationChange>) => Promise<void>
  /** Adds to what was paid. */
  readonly addToPaid: (payment: PaymentId, cents: number) => Promise<void>
  readonly setDueDate: (payment: PaymentId, dueOn: string) => Promise<void>
  /** Gives places back; the date may have room again. */
  readonly freePlaces: (sessionId: string, places: number) => Promise<void>
  readonly addEvent: (event: OfficeEvent) => Promise<void>
  readonly addRefund: (refund: Refund) => Promise<void>
  readonly findRefund: (id: string) => Promise<Refund | undefined>
  /** False when it was marked before. */
  readonly markRefundPaid: (id: string, at: Date) => Promise<boolean>
  /** True once for each key, ever: what is said once is claimed before it is said. */
  readonly claimNotice: (key: string, at: Date) => Promise<boolean>

  readonly findSessionById: (id: string) => Promise<SessionOnFile | undefined>
  readonly addSession: (session: NewSession) => Promise<boolean>
  /** False when the change does not fit: fewer places than are taken, or a date that exists already. */
  readonly updateSession: (id: string, changed: Partial<SessionChange>) => Promise<boolean>
  readonly reservationsOn: (sessionId: string) => Promise<readonly ReservationOnFile[]>

  /** Everything a bank statement is told by; nobody else changes it until this change ends. */
  readonly readBooks: () => Promise<BooksOnFile>
  readonly findMovement: (key: string) => Promise<MovementOnFile | undefined>
  readonly addMovement: (movement: MovementOnFile) => Promise<void>
  readonly updateMovement: (key: string, changed: MovementChange) => Promise<void>
  readonly addWaiting: (entry: WaitingEntry) => Promise<void>
  readonly updateWaiting: (
    id: string,
    changed: Partial<Pick<WaitingEntry, 'state' | 'offeredUntil'>>,
  ) => Promise<void>
  readonly waitingFor: (sessionId: string) => Promise<readonly WaitingEntry[]>
  readonly findWaiting: (id: string) => Promise<WaitingEntry | undefined>
  readonly keepDiets: (diets: DietsOnFile) => Promise<void>
  readonly forgetDiets: (reservationId: string) => Promise<void>
  /** Ends every link to the owner that was given out before. */
  readonly revokeOwnerLinks: (at: Date) => Promise<void>
}

/** What can be read at any moment, without changing anything. */
export type LifeLists = {
  /** Reservations that are neither over nor ended: what the days can still bring something to. */
  readonly standingReservations: () => Promise<readonly ReservationOnFile[]>
  readonly findReservation: (id: string) => Promise<ReservationOnFile | undefined>
  readonly findSession: (id: string) => Promise<SessionOnFile | undefined>
  readonly reservationsOn: (sessionId: string) => Promise<readonly ReservationOnFile[]>
  readonly listEvents: (reservationId: string) => Promise<readonly OfficeEvent[]>
  readonly listRefunds: () => Promise<readonly Refund[]>
  readonly listMovements: () => Promise<readonly MovementOnFile[]>
  readonly listWaiting: () => Promise<readonly WaitingEntry[]>
  readonly findWaiting: (id: string) => Promise<WaitingEntry | undefined>
  readonly listDiets: () => Promise<readonly DietsOnFile[]>
  /** Links to the owner that are older have been revoked. */
  readonly ownerLinksFrom: () => Promise<Date>
}

export type ReservationChange = {
  readonly status: Status
  readonly sessionId: string
  readonly note: string
  readonly linkVersion: number
  readonly name: string
  readonly email: string
}

export type PaymentId = { readonly reservationId: string; readonly kind: Payment['kind'] }

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
  | 'cancelled'
  | 'called-off'
  | 'completed'
  /** Money that came and was not owed is to go back. */
  | 'owed-back'
  | 'refunded'
  | 'reminded'
  | 'diets-kept'
  | 'link-sent'
  | 'changed'
  | 'closed'
  | 'opened'

export type EventDetail = Readonly<Record<string, string | number>>

/** Money that goes back to a guest. */
export type Refund = {
  readonly id: string
  readonly reservationId: string
  readonly amountCents: number
  /** Where to; empty while nobody has said. */
  readonly iban: string
  readonly createdAt: Date
  readonly paidAt: Date | undefined
}

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

/** A movement of the farm's account that concerns a booking; what belongs to nobody is not kept. */
export type MovementOnFile = {
  readonly key: string
  /** Day in Brussels. */
  readonly bookedOn: string
  readonly amountCents: number
  /** The twelve digits of a structured communication, or else what the payer wrote. */
  readonly communication: string
  readonly payerName: string
  readonly payerIban: string
  readonly outcome: 'matched' | 'part' | 'over' | 'review' | 'ignored'
  readonly reservationId: string | undefined
  readonly detail: MovementDetail
  readonly importedAt: Date
  /** When it was booked, or the owner was done with it; undefined while it waits for a look. */
  readonly settledAt: Date | undefined
}

export type MovementDetail = {
  /** Why it is to be looked at. */
  readonly reason?: ReviewReason
  /** What is left of it that pays nothing. */
  readonly restCents?: number
  /** The refund that it is, or that was made of it. */
  readonly refundId?: string
}

export type MovementChange = Pick<
  MovementOnFile,
  'communication' | 'payerName' | 'payerIban' | 'outcome' | 'reservationId' | 'detail' | 'settledAt'
>

export type BooksOnFile = {
  readonly reservations: readonly ReservationOnFile[]
  readonly refunds: readonly Refund[]
  readonly movements: readonly MovementOnFile[]
}

export type WaitingState = 'waiting' | 'offered' | 'accepted' | 'lapsed' | 'left'

/** A party that waits for places on a full date. */
export type WaitingEntry = {
  readonly id: string
  readonly sessionId: string
  readonly participants: number
  readonly name: string
  readonly email: string
  readonly language: string
  readonly state: WaitingState
  readonly createdAt: Date
  /** Until when the places held for them are theirs. */
  readonly offeredUntil: Date | undefined
}

/** Allergies and diets of a party: health data, kept by explicit consent until soon after the day (GDPR, art. 9). */
export type DietsOnFile = {
  readonly reservationId: string
  /** JSON, as `booking/diets.ts` writes it. */
  readonly answer: string
  readonly consentedAt: Date
}
