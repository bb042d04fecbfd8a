import type { OwnAddress } from './own-address.ts'
import type { AddedPage } from './own-page.ts'
import type { OptionalPage } from '#language/pages.ts'
import type { Language } from '#language/languages.ts'
import type { TimeOfDay } from '#language/times.ts'
import type { UsualCondition, Session } from '../dates/session.ts'
import type { Look } from '../look/look.ts'
import type { OwnTexts } from '../texts/own-texts.ts'
import type { Cents } from '../units.ts'
import type { CountryCode } from './countries.ts'
import type { HouseOffer } from './offers.ts'
import type { Terms } from './terms.ts'
import { ofWorkshop, type WorkshopSlug } from './workshop-slug.ts'

/** A sentence of the owner takes two lines at most on the narrowest telephone. */
export const longestSentence = 140

/** How many people, both included. */
export type GroupSize = { readonly from: number; readonly to: number }

export type MadeWorkshop = {
  readonly name: Readonly<Record<Language, string>>
  /** The sentence says what guests make or learn there. */
  readonly sentence: Readonly<Record<Language, string>>
}

/** Facts that are the same in every language (words are in `content/words`); hours in Brussels. */
export type WorkshopFacts = {
  /** A workshop that the owner made; one of `content/` has its name and its texts there. */
  readonly made?: MadeWorkshop
  /** Condition of new dates; undefined: they always go ahead. */
  readonly condition?: UsualCondition
  /** A person, VAT included. */
  readonly priceCents: Cents
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  /** The most of it is how many places a date of the season has. */
  readonly group: GroupSize
  /** Times of a sample day; the words have as many lines, which say what is done at each. */
  readonly timetable: readonly TimeOfDay[]
  readonly mealTime: TimeOfDay
}

export type Workshops = Readonly<Record<WorkshopSlug, WorkshopFacts>>

export type Business = {
  readonly name: string
  /** The name exactly as the bank knows it: banks compare it with what payers type. */
  readonly accountHolder: string
  /** Written without spaces. */
  readonly iban: string
  /** Code of the bank; may be empty, as within Europe the IBAN is enough. */
  readonly bic: string
  /** First names of the people of the house: the teacher, and the cook, empty where the teacher is alone. */
  readonly people: { readonly guide: string; readonly cook: string }
  readonly email: string
  /** Written as 0123.456.749. */
  readonly enterpriseNumber: string
  /** Written as BE 0123.456.749. */
  readonly vatNumber: string
  /** Address of its page elsewhere; empty: none is shown. */
  readonly social: string
  readonly address: {
    readonly street: string
    readonly postalCode: string
    readonly town: string
    readonly countryCode: CountryCode
  }
  /** Degrees of WGS 84; undefined: there is no map. */
  readonly location: { readonly latitude: number; readonly longitude: number } | undefined
  /** Null: no sentence tells it. */
  readonly walkFromVillageMinutes: number | null
  /** Null: no sentence and no circle tells it. */
  readonly serviceRadiusKm: number | null
}

export type House = {
  readonly business: Business
  /** Every workshop of the house, on the site or not; none is ever removed. */
  readonly workshops: Workshops
  readonly shown: readonly WorkshopSlug[]
  readonly ownPages: Readonly<Record<string, AddedPage>>
  readonly addresses: Readonly<Record<string, OwnAddress>>
  /** Languages of the site, in their order; the first is where a visitor without one comes. */
  readonly spoken: readonly Language[]
  /** False while only devices that the desk knows see the site. */
  readonly isOpen: boolean
  readonly ownerLanguage: Language
  readonly privateGroup: GroupSize
  readonly terms: Terms
  /** Hours before its beginning in which a date takes no requests; 0: until it begins. */
  readonly requestsCloseHours: number
  /** Every day. */
  readonly openingHours: { readonly opens: TimeOfDay; readonly closes: TimeOfDay }
  /** Percent of the price, which includes it. */
  readonly vatPercent: number
  /** Written by the owner; empty: none is shown. */
  readonly telephone: string
  /** Mailbox for the books alone; empty: not known yet. */
  readonly accountantEmail: string
  readonly sentence: Readonly<Record<Language, string>>
  readonly without: readonly HouseOffer[]
  readonly leftOut: readonly OptionalPage[]
  readonly look: Look
  /** Number of the edition of the owner's own texts; 0: the texts of `content/` alone. */
  readonly edition: number
  readonly texts: OwnTexts
  /** The mark as mails show it, of a house whose mark is a picture: a PNG in base64. */
  readonly markInMails?: string
}

/** The price of one person on a date, in cents: the date's own, or its workshop's. */
export function priceOn(
  { workshops }: Pick<House, 'workshops'>,
  { priceCents, workshop }: Pick<Session, 'priceCents' | 'workshop'>,
): Cents {
  return priceCents ?? ofWorkshop(workshops, workshop).priceCents
}
