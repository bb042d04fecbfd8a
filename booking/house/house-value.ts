import * as v from 'valibot'
import { optionalPages } from '#language/addresses.ts'
import { type TimeOfDay, minutesOf, timeAfterMidnight } from '#language/times.ts'
import { workshopSlugs } from '../dates/session.ts'
import { businessValues, businessValuesOf, businessWith } from './business-value.ts'
import type { House, WorkshopFacts } from './house.ts'
import { isOfTerms, termsValues, termsValuesOf, termsWith } from './terms-value.ts'
import { keptTime } from '../forms/kept-values.ts'

const workshop = v.picklist(workshopSlugs)
const [text, count] = [v.string(), v.number()]

/** A value of the house that the owner changes by itself, as it is kept; prices in cents, hours `HH:MM` in Brussels. */
export const houseValue = v.variant('what', [
  v.object({ what: v.literal('price'), workshop, cents: count }),
  v.object({ what: v.literal('hours'), workshop, startTime: keptTime, endTime: keptTime }),
  v.object({ what: v.literal('group'), workshop, from: count, to: count }),
  v.object({ what: v.literal('private-group'), from: count, to: count }),
  v.object({ what: v.literal('requests-close'), hours: count }),
  v.object({ what: v.literal('opening-hours'), opens: keptTime, closes: keptTime }),
  v.object({ what: v.literal('telephone'), number: text }),
  v.object({ what: v.literal('sentence'), nl: text, fr: text, en: text }),
  v.object({ what: v.literal('vat'), percent: count }),
  v.object({ what: v.literal('accountant'), email: text }),
  v.object({ what: v.literal('edition'), number: count }),
  v.object({ what: v.literal('page'), page: v.picklist(optionalPages), shown: v.boolean() }),
  ...businessValues,
  ...termsValues,
])

export type HouseValue = v.InferOutput<typeof houseValue>

/** Values that are typed in a form; a page and an edition of texts are changed where they are read. */
export type TypedValue = Exclude<HouseValue, { readonly what: 'edition' | 'page' }>

export function isTyped(value: HouseValue): value is TypedValue {
  return value.what !== 'edition' && value.what !== 'page'
}

/** "price-sourdough", "telephone": what it is kept under, and what its form is called. */
export function valueName(value: HouseValue): string {
  if (value.what === 'page') return `page-${value.page}`
  return 'workshop' in value ? `${value.what}-${value.workshop}` : value.what
}

export function valuesOf(house: House): readonly HouseValue[] {
  const { business, terms, workshops, privateGroup, requestsCloseHours, openingHours, ...rest } =
    house
  const { telephone, sentence, vatPercent, accountantEmail, edition, leftOut } = rest
  return [
    ...workshopSlugs.flatMap((slug): readonly HouseValue[] => {
      const { priceCents: cents, startTime, endTime, group } = workshops[slug]
      return [
        { what: 'price', workshop: slug, cents },
        { what: 'hours', workshop: slug, startTime, endTime },
        { what: 'group', workshop: slug, ...group },
      ]
    }),
    { what: 'private-group', ...privateGroup },
    { what: 'requests-close', hours: requestsCloseHours },
    { what: 'opening-hours', ...openingHours },
    { what: 'telephone', number: telephone },
    { what: 'sentence', ...sentence },
    { what: 'vat', percent: vatPercent },
    { what: 'accountant', email: accountantEmail },
    { what: 'edition', number: edition },
    ...optionalPages.map((page) => {
      return { what: 'page', page, shown: !leftOut.includes(page) } as const
    }),
    ...businessValuesOf(business),
    ...termsValuesOf(terms),
  ]
}

export function houseWith(house: House, value: HouseValue): House {
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
      return { ...house, sentence: { nl: value.nl, fr: value.fr, en: value.en } }
    case 'vat':
      return { ...house, vatPercent: value.percent }
    case 'accountant':
      return { ...house, accountantEmail: value.email }
    case 'edition':
      return { ...house, edition: value.number }
    case 'page': {
      const others = house.leftOut.filter((page) => page !== value.page)
      return { ...house, leftOut: value.shown ? others : [...others, value.page] }
    }
    case 'price':
    case 'hours':
    case 'group': {
      const { workshops } = house
      const facts = factsWith(workshops[value.workshop], value)
      return { ...house, workshops: { ...workshops, [value.workshop]: facts } }
    }
    default:
      return { ...house, business: businessWith(house.business, value) }
  }
}

type OfWorkshop = Extract<HouseValue, { readonly workshop: string }>

function factsWith(facts: WorkshopFacts, value: OfWorkshop): WorkshopFacts {
  if (value.what === 'price') return { ...facts, priceCents: value.cents }
  if (value.what === 'group') return { ...facts, group: { from: value.from, to: value.to } }
  const { startTime, endTime } = value
  const move = (time: TimeOfDay) => movedTime(time, facts, value)
  return {
    ...facts,
    startTime,
    endTime,
    timetable: facts.timetable.map(move),
    mealTime: move(facts.mealTime),
  }
}

type Hours = { readonly startTime: TimeOfDay; readonly endTime: TimeOfDay }

/** A time keeps its distance from the start; when the lengths differ, its share, to five minutes. */
export function movedTime(time: TimeOfDay, before: Hours, after: Hours): TimeOfDay {
  const [start, length] = [minutesOf(before.startTime), lengthOf(before)]
  const into = minutesOf(time) - start
  const moved =
    lengthOf(after) === length ? into : Math.round((into * lengthOf(after)) / length / 5) * 5
  const minutes = minutesOf(after.startTime) + moved
  return timeAfterMidnight(minutes)
}

function lengthOf({ startTime, endTime }: Hours): number {
  return minutesOf(endTime) - minutesOf(startTime)
}
