import type { Id } from '#booking/id.ts'
import type { Actor } from '#booking/reservations/life.ts'
import type { Cents, Places } from '#booking/units.ts'
import type { EndingKind, Status } from '#booking/reservations/status.ts'

/** What became of bookings. */
export type LifeTables = {
  /** How and by whom a booking ended, as long as it has. */
  ending: {
    reservation_id: Id<'reservation'>
    what: EndingKind
    by: Actor
    at: string
    /** Of one whose date was called off: what it goes on as on another date; null where that was not kept yet. */
    was: Status | null
    /** Likewise what went back, which then goes along. */
    refund_id: Id<'refund'> | null
    refund_cents: Cents
    /** What went back to gift vouchers, before any money. */
    voucher_cents: Cents
  }
  /** Another number of people, and what of the money paid they gave up and took again. */
  party_change: {
    reservation_id: Id<'reservation'>
    /** Within the booking, from 1. */
    number: number
    at: string
    /** So many more; fewer are below zero. */
    places: Places
    /** What the terms keep of the money of places that were taken again: more than before, or below zero less. */
    kept_cents: Cents
    given_up_cents: Cents
    /** Of that, what the terms had kept before, of a place that was taken again. */
    kept_given_up_cents: Cents
    retaken_cents: Cents
    refund_id: Id<'refund'> | null
  }
  /** A booking of some of a party, who went on to another date. */
  split: {
    reservation_id: Id<'reservation'>
    /** That of those who stayed. */
    left_id: Id<'reservation'>
    at: string
    participants: Places
    /** 1: what it was paid with had counted for places that somebody gave up. */
    succeeded: number
  }
}
