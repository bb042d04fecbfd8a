import type { ReviewReason } from '#booking/statement/booked.ts'
import type { ReservationOnFile, Refund } from './reservation-records.ts'

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
