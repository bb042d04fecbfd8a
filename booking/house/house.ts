import type { Language } from '#language/languages.ts'
import type { TimeOfDay } from '#language/times.ts'
import type { Session, WorkshopSlug } from '../dates/session.ts'
import type { OwnTexts } from '../texts/own-texts.ts'
import type { Cents } from '../units.ts'

/** How many people, both included. */
export type GroupSize = { readonly from: number; readonly to: number }

/** What is the same in every language; the words are in `content/words`. Hours are those of Brussels. */
export type WorkshopFacts = {
  /** A person, VAT included. */
  readonly priceCents: Cents
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  /** The most of it is how many places a date of the season has. */
  readonly group: GroupSize
  /** The times of a sample day; what is done at each is in words, as many lines in the same order. */
  readonly timetable: readonly TimeOfDay[]
  readonly mealTime: TimeOfDay
}

/** What pages and mails tell of the house that the owner changes often. */
export type House = {
  readonly workshops: Readonly<Record<WorkshopSlug, WorkshopFacts>>
  readonly privateGroup: GroupSize
  /** How long before it begins a date takes no more requests; 0: until it begins. */
  readonly requestsCloseHours: number
  /** Every day. */
  readonly openingHours: { readonly opens: TimeOfDay; readonly closes: TimeOfDay }
  /** Of what a guest pays, which includes it. */
  readonly vatPercent: number
  /** As the owner writes it; empty: none is shown. */
  readonly telephone: string
  /** Of the farm's accountant, for the books alone; empty: not told yet. */
  readonly accountantEmail: string
  /** On the home page; empty: none is shown. */
  readonly sentence: Readonly<Record<Language, string>>
  /** Number of the edition of the owner's own texts; 0: the texts of `content/` alone. */
  readonly edition: number
  readonly texts: OwnTexts
}

/** What a person pays on a date, in cents: its own price, or that of its workshop. */
export function priceOn(
  { workshops }: Pick<House, 'workshops'>,
  { priceCents, workshop }: Pick<Session, 'priceCents' | 'workshop'>,
): Cents {
  return priceCents ?? workshops[workshop].priceCents
}
