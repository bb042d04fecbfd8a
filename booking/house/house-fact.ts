import * as v from 'valibot'
import { type OptionalPage, optionalPages } from '#language/pages.ts'
import { weekdays } from '#language/dates.ts'
import type { Opening } from '#language/times.ts'
import {
  defaultLanguage,
  inEach,
  isLanguage,
  type Language,
  languages,
} from '#language/languages.ts'
import { countField, inDayBoxes, orEmpty } from '../forms/field-kinds.ts'
import { storedTexts, storedTime } from '../forms/stored-values.ts'
import { emailField } from '../forms/text-rules.ts'
import { formValue, value, severalValues } from './declared-value.ts'
import {
  groupFields,
  openingFields,
  otherHoursFields,
  sentenceTyped,
  telephoneTyped,
} from './house-fields.ts'
import { type Feature, features, hasFeature } from './features.ts'
import { ownPageValue } from './own-page.ts'
import { addressValue } from './own-address.ts'
import { workshopSlug } from './slug-schema.ts'

const text = v.string()
const number = v.number()

/** Languages that the program no longer has are left out. */
const known = v.pipe(
  v.array(text),
  v.transform((kept): readonly Language[] => kept.filter(isLanguage)),
)

const storedDays = v.pipe(v.array(v.picklist(weekdays)), v.readonly())

function openingTexts({ days, ...hours }: Opening) {
  return { ...hours, ...inDayBoxes((day) => (days.includes(day) ? 'on' : '')) }
}

export const houseFacts = [
  formValue('sentence', {
    // Empty: none is shown.
    stored: storedTexts,
    toHouse: (sentence) => ({ sentence }),
    fromHouse: ({ sentence }) => sentence,
    section: 'home',
    fields: v.object(inEach(() => sentenceTyped)),
    // A sentence is written in all languages of the site, or in none.
    missing: (sentence, spoken) => {
      const empty = spoken.filter((one) => sentence[one] === '')
      return empty.length < spoken.length ? empty : []
    },
  }),
  formValue('telephone', {
    // The number as the owner writes it; empty: none is shown.
    stored: { number: text },
    toHouse: ({ number: telephone }) => ({ telephone }),
    fromHouse: ({ telephone }) => ({ number: telephone }),
    section: 'reach',
    fields: v.object({ number: telephoneTyped }),
  }),
  formValue('opening-hours', {
    // A house kept without days is open on all.
    stored: {
      opens: storedTime,
      closes: storedTime,
      days: v.optional(storedDays, weekdays),
    },
    toHouse: (openingHours) => ({ openingHours }),
    fromHouse: ({ openingHours }) => openingHours,
    section: 'reach',
    fields: openingFields,
    toTexts: openingTexts,
  }),
  formValue('other-hours', {
    // Days whose hours differ from those of the others; none: all are alike.
    stored: { opens: storedTime, closes: storedTime, days: storedDays },
    toHouse: (otherHours) => ({ otherHours }),
    fromHouse: ({ otherHours }) => otherHours,
    section: 'reach',
    fields: otherHoursFields,
    toTexts: openingTexts,
  }),
  formValue('private-group', {
    stored: { from: number, to: number },
    toHouse: (privateGroup) => ({ privateGroup }),
    fromHouse: ({ privateGroup }) => privateGroup,
    section: 'privateGroup',
    fields: groupFields,
  }),
  formValue('requests-close', {
    // Hours before a date begins in which it takes no requests; 0: requests close as it begins.
    stored: { hours: number },
    toHouse: ({ hours }) => ({ requestsCloseHours: hours }),
    fromHouse: ({ requestsCloseHours }) => ({ hours: requestsCloseHours }),
    section: 'requests',
    fields: v.object({ hours: countField(0, 336) }),
  }),
  formValue('vat', {
    // Percent of the price, which includes it.
    stored: { percent: number },
    toHouse: ({ percent }) => ({ vatPercent: percent }),
    fromHouse: ({ vatPercent }) => ({ percent: vatPercent }),
    section: 'books',
    // No rate in the Union is higher than 27.
    fields: v.object({ percent: countField(0, 30) }),
  }),
  formValue('accountant', {
    // Mailbox for the books alone; empty: not known yet.
    stored: { email: text },
    toHouse: ({ email }) => ({ accountantEmail: email }),
    fromHouse: ({ accountantEmail }) => ({ email: accountantEmail }),
    section: 'books',
    fields: v.object({ email: orEmpty(emailField()) }),
  }),
] as const

type OfPages = { readonly leftOut: readonly OptionalPage[] }

/** Facts of the house that are changed by a button where they are read. */
export const buttonValues = [
  value('workshops', {
    stored: { shown: v.pipe(v.array(workshopSlug), v.readonly()) },
    toHouse: (house) => house,
    fromHouse: (house) => house,
  }),
  value('languages', {
    // Languages of the site, in their order; a visitor without one comes to the first.
    stored: { spoken: known },
    toHouse: (house) => house,
    fromHouse: (house) => house,
  }),
  value('owner-language', {
    stored: { language: v.fallback(v.picklist(languages), defaultLanguage) },
    toHouse: ({ language }) => ({ ownerLanguage: language }),
    fromHouse: ({ ownerLanguage }) => ({ language: ownerLanguage }),
  }),
  value('open-site', {
    // False while only devices that the desk knows see the site.
    stored: { isOpen: v.boolean() },
    toHouse: (house) => house,
    fromHouse: (house) => house,
  }),
  value('edition', {
    // The edition of the owner's own texts; 0: the texts of `content/` alone.
    stored: { number },
    toHouse: ({ number: edition }) => ({ edition }),
    fromHouse: ({ edition }) => ({ number: edition }),
  }),
  // A feature is stored as an offer, the word of the desk for it.
  severalValues('offer', {
    stored: { offer: v.picklist(features), offered: v.boolean() },
    keyField: 'offer',
    toHouse: (
      { offer, offered },
      { leftOutFeatures }: { readonly leftOutFeatures: readonly Feature[] },
    ) => {
      const others = leftOutFeatures.filter((one) => one !== offer)
      return { leftOutFeatures: offered ? others : [...others, offer] }
    },
    eachFromHouse: (house) =>
      features.map((offer) => ({ offer, offered: hasFeature(house, offer) })),
  }),
  severalValues('page', {
    stored: { page: v.picklist(optionalPages), shown: v.boolean() },
    keyField: 'page',
    toHouse: ({ page, shown }, { leftOut }: OfPages) => {
      const others = leftOut.filter((one) => one !== page)
      return { leftOut: shown ? others : [...others, page] }
    },
    eachFromHouse: ({ leftOut }) =>
      optionalPages.map((page) => ({ page, shown: !leftOut.includes(page) })),
  }),
  ownPageValue,
  addressValue,
] as const
