import * as v from 'valibot'
import { countField, timeField } from '../forms/field-kinds.ts'
import { storedTexts, storedTime } from '../forms/stored-values.ts'
import { maxPlaces } from '../forms/owner-forms.ts'
import { inEach, type Language, languages } from '#language/languages.ts'
import { typeAmount } from '#language/money.ts'
import { minutesOf, type TimeOfDay, timeAfterMidnight } from '#language/times.ts'
import { severalFormValues } from './declared-value.ts'
import type { WorkshopFacts, Workshops } from './house.ts'
import { groupFields, priceTyped, sentenceTyped } from './house-fields.ts'
import { maxWorkshopNameLength, madeWorkshops } from './made-workshops.ts'
import type { NewWorkshop } from './new-workshop-form.ts'
import { workshopSlug as workshop } from './slug-schema.ts'

type OfWorkshops = { readonly workshops: Workshops }

const nothing = inEach(() => '')
const unnamed = { name: nothing, sentence: nothing }

const newWorkshop: WorkshopFacts = {
  priceCents: 5000,
  startTime: '14:00',
  endTime: '17:00',
  group: { from: 4, to: 8 },
  timetable: [],
  mealTime: '17:00',
}

/** A new date needs nobody; a week is time enough to decide on one that does. */
const always = { minimum: 0, daysBefore: 7 }

const section = 'workshop'
const keyField = 'workshop'
const number = v.number()
const written = v.pipe(sentenceTyped, v.nonEmpty())
const name = v.pipe(
  written,
  v.maxLength(maxWorkshopNameLength),
  v.metadata({ is: 'line', max: maxWorkshopNameLength }),
)

/** Facts of a workshop that the owner changes, each by itself; prices in cents, hours in Brussels. */
export const workshopValues = [
  madeText('workshop-name', 'name', name),
  madeText('workshop-sentence', 'sentence', written),
  severalFormValues('price', {
    stored: { workshop, cents: number },
    keyField,
    toHouse: ({ workshop: slug, cents }, house: OfWorkshops) =>
      withFacts(house, slug, { priceCents: cents }),
    eachFromHouse: (house) => eachOf(house, ({ priceCents }) => ({ cents: priceCents })),
    section,
    fields: v.object({ cents: priceTyped }),
    toTexts: ({ cents }, language) => ({ cents: typeAmount(cents, language) }),
  }),
  severalFormValues('hours', {
    stored: { workshop, startTime: storedTime, endTime: storedTime },
    keyField,
    toHouse: ({ workshop: slug, ...after }, house: OfWorkshops) => {
      const facts = house.workshops[slug] ?? newWorkshop
      const move = (moment: TimeOfDay) => movedTime(moment, facts, after)
      const timetable = facts.timetable.map(move)
      const mealTime = move(facts.mealTime)
      return withFacts(house, slug, { ...after, timetable, mealTime })
    },
    eachFromHouse: (house) => eachOf(house, (facts) => facts),
    section,
    fields: v.pipe(
      v.object({ startTime: timeField, endTime: timeField }),
      v.forward(
        v.check(({ startTime, endTime }) => startTime < endTime),
        ['endTime'],
      ),
    ),
  }),
  severalFormValues('group', {
    stored: { workshop, from: number, to: number },
    keyField,
    toHouse: ({ workshop: slug, ...group }, house: OfWorkshops) =>
      withFacts(house, slug, { group }),
    eachFromHouse: (house) => eachOf(house, ({ group }) => group),
    section,
    fields: groupFields,
  }),
  severalFormValues('minimum', {
    stored: { workshop, minimum: number, daysBefore: number },
    keyField,
    toHouse: ({ workshop: slug, ...quorum }, house: OfWorkshops) =>
      withFacts(house, slug, { quorum: quorum.minimum === 0 ? undefined : quorum }),
    eachFromHouse: (house) => eachOf(house, ({ quorum = always }) => quorum),
    section,
    fields: v.object({ minimum: countField(0, maxPlaces), daysBefore: countField(0, 60) }),
  }),
] as const

function madeText<const What extends string>(
  what: What,
  key: keyof typeof unnamed,
  typed: typeof written | typeof name,
) {
  return severalFormValues(what, {
    stored: { workshop, ...storedTexts },
    keyField,
    toHouse: ({ workshop: slug, ...texts }, house: OfWorkshops) =>
      withFacts(house, slug, { made: { ...madeOf(house, slug), [key]: texts } }),
    eachFromHouse: (house) =>
      madeWorkshops(house).map(([slug, { made }]) => ({ workshop: slug, ...made[key] })),
    section,
    fields: v.object(inEach(() => typed)),
  })
}

function withFacts({ workshops }: OfWorkshops, slug: string, facts: Partial<WorkshopFacts>) {
  return { workshops: { ...workshops, [slug]: { ...(workshops[slug] ?? newWorkshop), ...facts } } }
}

function madeOf({ workshops }: OfWorkshops, slug: string) {
  return workshops[slug]?.made ?? unnamed
}

function eachOf<Own>({ workshops }: OfWorkshops, valueOf: (facts: WorkshopFacts) => Own) {
  return Object.entries(workshops).map(([slug, facts]) => ({ workshop: slug, ...valueOf(facts) }))
}

type WorkshopValue = v.InferOutput<(typeof workshopValues)[number]['schema']>

function valuesOfWorkshop(slug: string, facts: WorkshopFacts): readonly WorkshopValue[] {
  const house = { workshops: { [slug]: facts } }
  return workshopValues.flatMap((one): readonly WorkshopValue[] => one.valuesIn(house))
}

export function valuesToMake(slug: string, given: NewWorkshop) {
  // Only name and sentence were empty before: no other fact of it has a past.
  const before = valuesOfWorkshop(slug, { ...newWorkshop, ...given, made: unnamed })
  const after = valuesOfWorkshop(slug, { ...newWorkshop, ...given })
  return before.map((was, nth) => ({ before: was, after: after[nth] ?? was }))
}

/** A workshop is never without a name: its first name cannot be taken back. */
export function isUnnamed(
  value: { readonly what: string } & Partial<Readonly<Record<Language, string>>>,
): boolean {
  return value.what.startsWith('workshop-') && languages.every((one) => !value[one])
}

type Hours = { readonly startTime: TimeOfDay; readonly endTime: TimeOfDay }

/** A time keeps its distance from the start, or its share of the length, to five minutes. */
export function movedTime(moment: TimeOfDay, before: Hours, after: Hours): TimeOfDay {
  const length = lengthOf(before)
  const into = minutesOf(moment) - minutesOf(before.startTime)
  const moved =
    lengthOf(after) === length ? into : Math.round((into * lengthOf(after)) / length / 5) * 5
  const minutes = minutesOf(after.startTime) + moved
  return timeAfterMidnight(minutes)
}

function lengthOf({ startTime, endTime }: Hours): number {
  return minutesOf(endTime) - minutesOf(startTime)
}
