import * as v from 'valibot'
import { keptTexts, keptTime } from '../forms/kept-values.ts'
import { inEach, type Language, languages } from '#language/languages.ts'
import { minutesOf, type TimeOfDay, timeAfterMidnight } from '#language/times.ts'
import type { House, WorkshopFacts } from './house.ts'
import type { NewWorkshop } from './new-workshop-form.ts'
import { workshopSlug } from './slug-schema.ts'

const count = v.number()

/** Facts of a workshop that the owner changes, each by itself, as they are kept; prices in cents, hours `HH:MM` in Brussels. */
export const workshopValues = [
  v.object({
    what: v.literal('minimum'),
    workshop: workshopSlug,
    minimum: count,
    daysBefore: count,
  }),
  v.object({ what: v.literal('price'), workshop: workshopSlug, cents: count }),
  v.object({
    what: v.literal('hours'),
    workshop: workshopSlug,
    startTime: keptTime,
    endTime: keptTime,
  }),
  v.object({ what: v.literal('group'), workshop: workshopSlug, from: count, to: count }),
  v.object({
    what: v.literal('workshop-name'),
    workshop: workshopSlug,
    ...keptTexts,
  }),
  v.object({
    what: v.literal('workshop-sentence'),
    workshop: workshopSlug,
    ...keptTexts,
  }),
] as const

export const shownWorkshops = v.object({
  what: v.literal('workshops'),
  shown: v.array(workshopSlug),
})

export type WorkshopValue = v.InferOutput<(typeof workshopValues)[number]>

/** A workshop that needs nobody; should it need some, a week tells in time. */
const always = { minimum: 0, daysBefore: 7 }

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

export function workshopValuesOf(workshop: string, facts: WorkshopFacts): readonly WorkshopValue[] {
  const { priceCents: cents, startTime, endTime, group, made, condition = always } = facts
  const own: readonly WorkshopValue[] = made
    ? [
        { what: 'workshop-name', workshop, ...made.name },
        { what: 'workshop-sentence', workshop, ...made.sentence },
      ]
    : []
  return [
    ...own,
    { what: 'price', workshop, cents },
    { what: 'hours', workshop, startTime, endTime },
    { what: 'group', workshop, ...group },
    { what: 'minimum', workshop, ...condition },
  ]
}

export function houseWithWorkshop(house: House, value: WorkshopValue): House {
  const { workshops } = house
  const facts = factsWith(workshops[value.workshop] ?? newWorkshop, value)
  return { ...house, workshops: { ...workshops, [value.workshop]: facts } }
}

/** Values of a new workshop, each with the empty value from before it. */
export function valuesToMake(workshop: string, given: NewWorkshop) {
  const before = workshopValuesOf(workshop, { ...newWorkshop, made: unnamed })
  const after = workshopValuesOf(workshop, { ...newWorkshop, ...given })
  return before.map((was, nth) => ({ before: was, after: after[nth] ?? was }))
}

/** A workshop is never without a name: the value from before it was made does not come back. */
export function isUnnamed(
  value: { readonly what: string } & Partial<Readonly<Record<Language, string>>>,
): boolean {
  return value.what.startsWith('workshop-') && languages.every((one) => !value[one])
}

function factsWith(facts: WorkshopFacts, value: WorkshopValue): WorkshopFacts {
  switch (value.what) {
    case 'price':
      return { ...facts, priceCents: value.cents }
    case 'minimum': {
      const { minimum, daysBefore } = value
      return { ...facts, condition: minimum === 0 ? undefined : { minimum, daysBefore } }
    }
    case 'group':
      return { ...facts, group: { from: value.from, to: value.to } }
    case 'workshop-name':
      return { ...facts, made: { ...(facts.made ?? unnamed), name: eachLanguageOf(value) } }
    case 'workshop-sentence':
      return { ...facts, made: { ...(facts.made ?? unnamed), sentence: eachLanguageOf(value) } }
    case 'hours': {
      const { startTime, endTime } = value
      const move = (time: TimeOfDay) => movedTime(time, facts, value)
      const [timetable, mealTime] = [facts.timetable.map(move), move(facts.mealTime)]
      return { ...facts, startTime, endTime, timetable, mealTime }
    }
  }
}

function eachLanguageOf(texts: typeof nothing) {
  return inEach((language) => texts[language])
}

type Hours = { readonly startTime: TimeOfDay; readonly endTime: TimeOfDay }

/** A time keeps its distance from the start, or its share of another length, to five minutes. */
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
