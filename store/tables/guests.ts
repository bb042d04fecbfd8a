import type { Generated } from 'kysely'
import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import type { OptionState } from '#booking/options/option.ts'
import type { WishState } from '#booking/waiting/wish.ts'
import type { Language } from '#language/languages.ts'
import type { Id } from '#booking/id.ts'
import type { Cents, Places } from '#booking/units.ts'

/** Not decided yet by the farm, on the home page, or not. */
export type SentenceState = 'new' | 'shown' | 'hidden'

/** `unproven`: more than a date keeps for mailboxes that nobody has proven. `passed`: the date came, and they were never in turn. */
export type WaitingState =
  | 'waiting'
  | 'unproven'
  | 'offered'
  | 'accepted'
  | 'lapsed'
  | 'left'
  | 'called-off'
  | 'passed'

/** Tables that guests' own acts begin. */
export type GuestTables = {
  waiting: {
    id: string
    session_id: Id<'session'>
    participants: Places
    name: string
    email: string
    language: Language
    state: WaitingState
    created_at: string
    offered_until: string | null
    /** Null until the party took the offer, and for offers taken before this was kept. */
    reservation_id: Id<'reservation'> | null
    /** The wish that put the party in line; null for a party that asked for this date. */
    wish_id: string | null
  }
  wish: {
    id: string
    /** Name and mailbox are empty once the wish has ended. */
    name: string
    email: string
    language: Language
    /** Null: any. */
    workshop: WorkshopSlug | null
    participants: Places
    /** The languages that suit, with commas between. */
    languages: string
    weekdays: string
    state: WishState
    created_at: string
    /** The moment until which it can be confirmed, while it is `asked`. */
    ends_at: string
  }
  newcomer: {
    reservation_id: Id<'reservation'>
    id: string
    name: string
    email: string
    language: Language
    at: string
  }
  /** Places that a guest gave up, whose money goes back once somebody has paid for them. */
  vacancy: {
    reservation_id: Id<'reservation'>
    session_id: Id<'session'>
    places: Places
    kept_cents: Cents
    /** The account for a refund, if none is known; may be empty. */
    iban: string
    at: string
  }
  /** The successors of a vacancy, and the refund for each. */
  succession: {
    id: string
    /** The booking that gave them up. */
    reservation_id: Id<'reservation'>
    successor_id: Id<'reservation'>
    places: Places
    cents: Cents
    at: string
  }
  /** The list whose id companions of a booking join by. */
  companion_list: { reservation_id: Id<'reservation'>; id: string }
  companion: {
    id: string
    reservation_id: Id<'reservation'>
    name: string
    /** Empty for a companion who gave none. */
    email: string
    language: Language
    /** The diets, told with consent; empty: none. */
    diets: string
    consented_at: string | null
    reference: string
    joined_at: string
  }
  /** The guests who asked for mails about their jar, until the last of them. */
  diary: { reservation_id: Id<'reservation'>; asked_at: string }
  /** The sentences that guests agreed to see on the site. */
  guest_sentence: {
    reservation_id: Id<'reservation'>
    sentence: string
    first_name: string
    town: string
    /** The language of the sentence. */
    language: Language
    state: SentenceState
    written_at: string
  }
  /** A date offered to one group (docs/decisions/0048); without its date once that is no longer held for it. */
  option: {
    id: string
    session_id: Id<'session'> | null
    workshop: WorkshopSlug
    starts_at: string
    ends_at: string
    price_cents: Cents
    /** The price for the whole group; null where each pays. */
    group_price_cents: Generated<Cents | null>
    least: number
    most: number
    name: string
    email: string
    language: Language
    state: OptionState
    created_at: string
    holds_until: string
    ended_at: string | null
    /** The booking that it became. */
    reservation_id: Id<'reservation'> | null
    telephone: Generated<string>
    /** The request that it was made from. */
    request_id: Id<'reservation'> | null
  }
}
