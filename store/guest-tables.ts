import type { Language } from '#language/languages.ts'

export type GuestTables = {
  /** Asked to come instead of a guest, until they say yes. */
  newcomer: {
    reservation_id: string
    id: string
    name: string
    email: string
    language: Language
    at: string
  }
  /** Places that a guest gave up, whose money goes back once somebody has paid for them. */
  vacancy: {
    reservation_id: string
    session_id: string
    places: number
    kept_cents: number
    iban: string
    at: string
  }
  /** Who took places of a vacancy, and what went back for that. */
  succession: {
    id: string
    reservation_id: string
    successor_id: string
    places: number
    cents: number
    at: string
  }
}
