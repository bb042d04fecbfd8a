import type { Language } from '#language/languages.ts'
import type { TimeOfDay } from '#language/times.ts'
import type { UsualQuorum, Session } from '../dates/session.ts'
import type { Look } from '../look/look-value.ts'
import type { OwnTexts } from '../texts/own-texts.ts'
import type { Cents } from '../units.ts'
import type { businessValues } from './business-value.ts'
import type { HousePart } from './declared-value.ts'
import type { buttonValues, houseFacts } from './house-fact.ts'
import type { Terms } from './terms.ts'
import { ofWorkshop, type WorkshopSlug } from './workshop-slug.ts'

export type GroupSize = { readonly from: number; readonly to: number }

export type MadeWorkshop = {
  readonly name: Readonly<Record<Language, string>>
  /** The sentence says what guests make or learn there. */
  readonly sentence: Readonly<Record<Language, string>>
}

/** Facts that are the same in every language (words are in `content/words`); hours in Brussels. */
export type WorkshopFacts = {
  /** The name and texts of a workshop that the owner made; those of `content/` have them there. */
  readonly made?: MadeWorkshop
  /** Quorum of new dates; undefined: they always go ahead. */
  readonly quorum?: UsualQuorum
  readonly priceCents: Cents
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  /** The most of it is how many places a date of the season has. */
  readonly group: GroupSize
  /** Times of a sample day; a line of the words tells of each. */
  readonly timetable: readonly TimeOfDay[]
  readonly mealTime: TimeOfDay
}

export type Workshops = Readonly<Record<WorkshopSlug, WorkshopFacts>>

/** Parts of the house that the owner changes are declared with their values; workshops have other facts too. */
export type House = HousePart<
  (typeof houseFacts)[number] | (typeof buttonValues)[number] | (typeof businessValues)[number]
> & {
  /** Every workshop of the house, on the site or not; none is ever removed. */
  readonly workshops: Workshops
  readonly terms: Terms
  readonly look: Look
  readonly texts: OwnTexts
  /** The mark as mails show it, of a house whose mark is a picture: a PNG in base64. */
  readonly markInMails?: string
}

export type Business = House['business']

/** The price of one person on a date, in cents: the date's own, or its workshop's. */
export function priceOn(
  { workshops }: Pick<House, 'workshops'>,
  { priceCents, workshop }: Pick<Session, 'priceCents' | 'workshop'>,
): Cents {
  return priceCents ?? ofWorkshop(workshops, workshop).priceCents
}
