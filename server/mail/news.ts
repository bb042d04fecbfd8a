import type { Actor } from '#booking/life.ts'
import type { OtherDates } from '#booking/other-dates.ts'
import type { Session } from '#booking/session.ts'
import type { Refund, ReservationOnFile } from '../store/reservation-records.ts'
import type { SessionOnFile } from '../store/session-records.ts'
import type { WaitingEntry } from '../store/waiting-records.ts'

/** What happened to a booking, or is due to be said of it, to the guest and where it says so to the farm. */
export type BookingNews = { readonly reservation: ReservationOnFile } & (
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'secured' }
  | { readonly kind: 'paid' }
  | { readonly kind: 'declined'; readonly refund: Refund | undefined }
  /** With what the party can have instead. */
  | {
      readonly kind: 'called-off'
      readonly refund: Refund | undefined
      readonly others: OtherDates
    }
  | {
      /** Another date, in place of the one called off. */
      readonly kind: 'rebooked'
      readonly from: Session
      readonly by: Actor
      /** The refund that is no longer to be paid: its money went along. */
      readonly withdrawn: Refund | undefined
    }
  /** Told to the farm too when the guest did it. */
  | { readonly kind: 'cancelled'; readonly refund: Refund | undefined; readonly by: Actor }
  | {
      readonly kind: 'moved'
      readonly from: Session
      readonly by: Actor
      /** What the guest can get back at most from now on; undefined when moving took nothing away. */
      readonly mostPercent: number | undefined
    }
  | {
      /** Another number of people; `before` has the one before, and what was asked for it. */
      readonly kind: 'party-changed'
      readonly before: ReservationOnFile
      /** What had been paid for places that were given up; the refund is what of it goes back. */
      readonly givenUpCents: number
      /** What was to go back for places that are taken again, and counts as paid. */
      readonly paidAgainCents: number
      readonly refund: Refund | undefined
    }
  | { readonly kind: 'refunded'; readonly refund: Refund }
  /** The bank took so much back of what was paid. */
  | { readonly kind: 'taken-back'; readonly cents: number }
  /** The deposit did not come in time; the balance is to be paid; directions, three days before. */
  | { readonly kind: 'deposit-reminder' | 'balance-request' | 'practical' }
  /** A link to the guest's own page; the farm's own ends those before it. */
  | { readonly kind: 'new-link'; readonly endsOthers: boolean }
)

/** What only the farm hears. */
export type OwnerNews =
  | {
      /** A request is not answered yet; money did not come; somebody took an offer of the waiting list. */
      readonly kind: 'unanswered' | 'deposit-overdue' | 'balance-overdue' | 'waiting-accepted'
      readonly reservation: ReservationOnFile
    }
  | { readonly kind: 'desk-link' }

/** What the farm hears of a date: whether it goes ahead is to be decided today; who comes in three days. */
export type DateNews = {
  readonly kind: 'to-decide' | 'prep-sheet'
  readonly session: SessionOnFile
  readonly reservations: readonly ReservationOnFile[]
  /** The prep sheet as lines of text; empty for `to-decide`. */
  readonly sheet: readonly PrepSection[]
}

export type PrepSection = { readonly title: string; readonly lines: readonly string[] }

/** What somebody on a waiting list hears. */
export type WaitingNews = {
  /** As it was until now: whether places were held for them is seen from it. */
  readonly entry: WaitingEntry
  readonly session: Session
} & (
  | { readonly kind: 'waiting-joined' | 'waiting-offer' | 'waiting-lapsed' }
  /** The date was called off; what the party can have instead. */
  | { readonly kind: 'waiting-called-off'; readonly others: OtherDates }
)
