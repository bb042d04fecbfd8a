import type { Actor } from '#booking/reservations/life.ts'
import type { EndingKind, Status } from '#booking/reservations/status.ts'

/** What became of bookings. */
export type LifeTables = {
  /** How and by whom a booking ended, as long as it has. */
  ending: {
    reservation_id: string
    what: EndingKind
    by: Actor
    at: string
    /** Of one whose date was called off: what it goes on as on another date; null where that was not kept yet. */
    was: Status | null
    /** Likewise what went back, which then goes along. */
    refund_id: string | null
    refund_cents: number
    /** What went back to gift vouchers, before any money. */
    voucher_cents: number
  }
  /** What another number of people gave up of what was paid, and took again of that. */
  party_change: {
    reservation_id: string
    /** Within the booking, from 1. */
    number: number
    given_up_cents: number
    /** Of that, what the terms had kept before, of a place that was taken again. */
    kept_given_up_cents: number
    retaken_cents: number
    refund_id: string | null
  }
  /** A booking of some of a party, who went on to another date. */
  split: {
    reservation_id: string
    /** That of those who stayed. */
    left_id: string
    at: string
    participants: number
    /** 1: what it was paid with had counted for places that somebody gave up. */
    succeeded: number
  }
}
