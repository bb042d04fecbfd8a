// The values of the house, each changed in one go: their shapes, names, and the house with one of
// them changed.

import * as v from 'valibot'
import { optionalPages } from '#language/pages.ts'
import { keysOf } from '#language/keys-of.ts'
import { defaultLanguage, inEach, isLanguage, languages } from '#language/languages.ts'
import { businessValues, businessValuesOf, businessWith } from './business-value.ts'
import type { House } from './house.ts'
import { isOffered, offers } from './offers.ts'
import { addressAs, addressValue } from './own-address.ts'
import { ownPageAs, ownPageValue } from './own-page.ts'
import { isOfTerms, termsValues, termsValuesOf, termsWith } from './terms-value.ts'
import { isOfLook, lookValues, lookValuesOf, lookWith } from '../look/look-value.ts'
import { keptTexts, keptTime } from '../forms/kept-values.ts'
import {
  houseWithWorkshop,
  shownWorkshops,
  workshopValues,
  workshopValuesOf,
} from './workshop-value.ts'

const [text, count] = [v.string(), v.number()]

/** A language that there is no more is left out. */
const known = v.pipe(
  v.array(v.string()),
  v.transform((kept) => kept.filter(isLanguage)),
)

/** A value of the house: what the owner changes in one go. Hours are `HH:MM` in Brussels. */
export const houseValue = v.variant('what', [
  ...workshopValues,
  shownWorkshops,
  v.object({ what: v.literal('languages'), spoken: known }),
  v.object({
    what: v.literal('owner-language'),
    language: v.fallback(v.picklist(languages), defaultLanguage),
  }),
  v.object({ what: v.literal('open-site'), isOpen: v.boolean() }),
  v.object({ what: v.literal('private-group'), from: count, to: count }),
  v.object({ what: v.literal('requests-close'), hours: count }),
  v.object({ what: v.literal('opening-hours'), opens: keptTime, closes: keptTime }),
  v.object({ what: v.literal('telephone'), number: text }),
  v.object({ what: v.literal('sentence'), ...keptTexts }),
  v.object({ what: v.literal('vat'), percent: count }),
  v.object({ what: v.literal('accountant'), email: text }),
  v.object({ what: v.literal('edition'), number: count }),
  v.object({ what: v.literal('offer'), offer: v.picklist(offers), offered: v.boolean() }),
  v.object({ what: v.literal('page'), page: v.picklist(optionalPages), shown: v.boolean() }),
  ownPageValue,
  addressValue,
  ...businessValues,
  ...termsValues,
  ...lookValues,
])

export type HouseValue = v.InferOutput<typeof houseValue>

const byButton = [
  'edition',
  'offer',
  'page',
  'workshops',
  'languages',
  'owner-language',
  'open-site',
  'own-page',
  'page-address',
  'colours',
  'letters',
  'drawings',
  'jar',
  'mark',
] as const

/** Values that are typed in a form of *Huis*; the others are changed where they are read. */
export type TypedValue = Exclude<HouseValue, { readonly what: (typeof byButton)[number] }>

export function isTyped(value: HouseValue): value is TypedValue {
  return !byButton.some((what) => what === value.what)
}

/** The name of a value in the store and of its form: "price-sourdough", "telephone". */
export function valueName(value: HouseValue): string {
  if (value.what === 'page') return `page-${value.page}`
  if (value.what === 'offer') return `offer-${value.offer}`
  if (value.what === 'own-page') return `own-page-${value.page}`
  if (value.what === 'page-address') return `page-address-${value.of}`
  return 'workshop' in value ? `${value.what}-${value.workshop}` : value.what
}

export function valuesOf(house: House): readonly HouseValue[] {
  const { business, terms, workshops, privateGroup, requestsCloseHours, openingHours, ...rest } =
    house
  const {
    telephone,
    sentence,
    vatPercent,
    accountantEmail,
    edition,
    leftOut,
    shown,
    spoken,
    ownerLanguage: language,
    isOpen,
    ownPages,
    addresses,
    look,
  } = rest
  return [
    ...Object.entries(workshops).flatMap(([slug, facts]) => workshopValuesOf(slug, facts)),
    ...keysOf(ownPages).map((page) => ownPageAs(page, ownPages[page]!)),
    ...keysOf(addresses).map((of) => addressAs(of, addresses[of]!)),
    { what: 'workshops', shown: [...shown] },
    { what: 'languages', spoken: [...spoken] },
    { what: 'owner-language', language },
    { what: 'open-site', isOpen },
    { what: 'private-group', ...privateGroup },
    { what: 'requests-close', hours: requestsCloseHours },
    { what: 'opening-hours', ...openingHours },
    { what: 'telephone', number: telephone },
    { what: 'sentence', ...sentence },
    { what: 'vat', percent: vatPercent },
    { what: 'accountant', email: accountantEmail },
    { what: 'edition', number: edition },
    ...offers.map((offer) => {
      return { what: 'offer', offer, offered: isOffered(rest, offer) } as const
    }),
    ...optionalPages.map((page) => {
      return { what: 'page', page, shown: !leftOut.includes(page) } as const
    }),
    ...businessValuesOf(business),
    ...termsValuesOf(terms),
    ...lookValuesOf(look),
  ]
}

export function houseWith(house: House, value: HouseValue): House {
  if (isOfLook(value)) return { ...house, look: lookWith(house.look, value) }
  if (isOfTerms(value)) return { ...house, terms: termsWith(house.terms, value) }
  switch (value.what) {
    case 'private-group':
      return { ...house, privateGroup: { from: value.from, to: value.to } }
    case 'requests-close':
      return { ...house, requestsCloseHours: value.hours }
    case 'opening-hours':
      return { ...house, openingHours: { opens: value.opens, closes: value.closes } }
    case 'telephone':
      return { ...house, telephone: value.number }
    case 'sentence':
      return { ...house, sentence: inEach((language) => value[language]) }
    case 'vat':
      return { ...house, vatPercent: value.percent }
    case 'accountant':
      return { ...house, accountantEmail: value.email }
    case 'edition':
      return { ...house, edition: value.number }
    case 'offer': {
      const others = house.without.filter((offer) => offer !== value.offer)
      return { ...house, without: value.offered ? others : [...others, value.offer] }
    }
    case 'page': {
      const others = house.leftOut.filter((page) => page !== value.page)
      return { ...house, leftOut: value.shown ? others : [...others, value.page] }
    }
    case 'own-page': {
      const { what: _what, page, place, ...name } = value
      return { ...house, ownPages: { ...house.ownPages, [page]: { place, name } } }
    }
    case 'page-address': {
      const { what: _what, of, ...address } = value
      return { ...house, addresses: { ...house.addresses, [of]: address } }
    }
    case 'workshops':
      return { ...house, shown: value.shown }
    case 'languages':
      return { ...house, spoken: value.spoken }
    case 'owner-language':
      return { ...house, ownerLanguage: value.language }
    case 'open-site':
      return { ...house, isOpen: value.isOpen }
    case 'price':
    case 'hours':
    case 'group':
    case 'minimum':
    case 'workshop-name':
    case 'workshop-sentence':
      return houseWithWorkshop(house, value)
    default:
      return { ...house, business: businessWith(house.business, value) }
  }
}
