import type { DietsOnFile } from './diets-records.ts'
import type { OfficeEvent } from './history-records.ts'
import type { MovementOnFile, MovementChange, BooksOnFile } from './movement-records.ts'
import type {
  ReservationOnFile,
  ReservationChange,
  PaymentId,
  Refund,
} from './reservation-records.ts'
import type { SessionOnFile, NewSession, SessionChange } from './session-records.ts'
import type { WaitingEntry } from './waiting-records.ts'

/** What a booking's whole life asks of the store: steps of one change, beside those that make a booking. */
export type LifeChanges = {
  /** The reservation as it is now; nobody else changes it until this change ends. */
  readonly findReservation: (id: string) => Promise<ReservationOnFile | undefined>
  readonly updateReservation: (id: string, changed: Partial<ReservationChange>) => Promise<void>
  /** Adds to what was paid; less than nothing when some of it is to go back. */
  readonly addToPaid: (payment: PaymentId, cents: number) => Promise<void>
  readonly setAmount: (payment: PaymentId, amountCents: number) => Promise<void>
  readonly setDueDate: (payment: PaymentId, dueOn: string) => Promise<void>
  /** Gives places back; the date may have room again. */
  readonly freePlaces: (sessionId: string, places: number) => Promise<void>
  readonly addEvent: (event: OfficeEvent) => Promise<void>
  readonly eventsOf: (reservationId: string) => Promise<readonly OfficeEvent[]>
  readonly addRefund: (refund: Refund) => Promise<void>
  readonly findRefund: (id: string) => Promise<Refund | undefined>
  readonly setRefundAccount: (id: string, iban: string) => Promise<void>
  /** Takes back what was put down to be paid; false when it has been paid, or was taken back before. */
  readonly withdrawRefund: (id: string) => Promise<boolean>
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
  /** Those on file for one reservation. */
  readonly movementsOf: (reservationId: string) => Promise<readonly MovementOnFile[]>
  readonly findMovement: (key: string) => Promise<MovementOnFile | undefined>
  readonly addMovement: (movement: MovementOnFile) => Promise<void>
  readonly updateMovement: (key: string, changed: MovementChange) => Promise<void>
  readonly addWaiting: (entry: WaitingEntry) => Promise<void>
  readonly updateWaiting: (
    id: string,
    changed: Partial<Pick<WaitingEntry, 'state' | 'offeredUntil' | 'reservationId'>>,
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
