import type { BookingMailWords } from '#content/words/shape/booking-mails.ts'
import type { ReminderMailWords } from '#content/words/shape/reminder-mails.ts'
import type { ReservationMailWords } from '#content/words/shape/mails.ts'
import type { Language } from '#language/languages.ts'
import type { Sender } from '../facts.ts'
import type { Code } from '../parts/payment.tsx'

/** What every mail about a booking is written from; all of it ready to print in its language. */
export type GuestMail = {
  readonly language: Language
  /** What the mail about the request says too: greeting, labels, signature. */
  readonly common: ReservationMailWords
  readonly words: BookingMailWords
  readonly reminders: ReminderMailWords
  readonly booking: BookingFacts
  readonly links: GuestLinks
  readonly sender: Sender
}

export type BookingFacts = {
  readonly reference: string
  readonly workshop: string
  readonly date: string
  readonly time: string
  readonly participants: string
  readonly total: string
  /** The name as it may go to an address nobody has proved. */
  readonly greetedAs: string
}

/** Addresses of pages; `move` only while the terms allow it. */
export type GuestLinks = {
  readonly booking: string
  readonly move: string | undefined
  readonly cancel: string
  readonly diets: string
  readonly dates: string
}

export type ToPayFacts = {
  readonly part: 'deposit' | 'balance' | 'together'
  readonly amount: string
  /** `+++…+++`. */
  readonly communication: string
  /** Undefined when that day has come. */
  readonly dueOn: string | undefined
  /** What came of it, when a part did. */
  readonly received: { readonly amount: string; readonly of: string } | undefined
  readonly code: Code
}

export type RefundFacts = {
  readonly amount: string
  /** What was paid, when that is more. */
  readonly outOf: string | undefined
  /** In groups of four, or its ends alone; undefined while nobody has said. */
  readonly iban: string | undefined
}

/** What a guest who cancels gets back, until which day. */
export type TermFacts = {
  readonly steps: readonly { readonly until: string; readonly percent: number }[]
  readonly moveUntil: string | undefined
}

/** What the site says of a workshop, and a guest wants to have read before setting out. */
export type PracticalFacts = {
  readonly bring: { readonly title: string; readonly text: string }
  readonly takeHome: readonly string[]
}
