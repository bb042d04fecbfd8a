import type { Id } from '#booking/id.ts'
import type { Actor } from '#booking/reservations/life.ts'
import type { Cents, Places } from '#booking/units.ts'
import type { EndingKind, Status } from '#booking/reservations/status.ts'

/** The endings, changes and splits of bookings. */
export type LifeTables = {
  /** How and by whom a booking was ended; the row goes when the end is taken back. */
  ending: {
    reservation_id: Id<'reservation'>
    what: EndingKind
    by: Actor
    at: string
    /** Status of a called-off date's booking on another date; null where it was not kept. */
    was: Status | null
    /** The refund of such a booking, whose money then goes along. */
    refund_id: Id<'refund'> | null
    refund_cents: Cents
    /** The cents that went back to gift vouchers, before any money. */
    voucher_cents: Cents
  }
  /** The changes of a party's number, and the money that was given up and taken again. */
  party_change: {
    reservation_id: Id<'reservation'>
    /** The number within the booking, from 1. */
    number: number
    at: string
    /** The places added; below zero when there are fewer. */
    places: Places
    /** Change in what the terms keep of places taken again; may be below zero. */
    kept_cents: Cents
    given_up_cents: Cents
    /** The part of it that the terms had kept for a place that was taken again. */
    kept_given_up_cents: Cents
    retaken_cents: Cents
    refund_id: Id<'refund'> | null
  }
  /** A booking of some of a party, who went on to another date. */
  split: {
    reservation_id: Id<'reservation'>
    /** The booking of the people who stayed. */
    left_id: Id<'reservation'>
    at: string
    participants: Places
    /** 1: its money had counted for places that an earlier guest gave up. */
    succeeded: number
  }
}
