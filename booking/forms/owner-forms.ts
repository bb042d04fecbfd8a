import * as v from 'valibot'
import { isDay, type Day } from '#language/dates.ts'
import { languages } from '#language/languages.ts'
import { type TimeOfDay, isTimeOfDay } from '#language/times.ts'
import { ownDateEntries, ownDateFrom } from '../dates/own-date-form.ts'
import { type WorkshopSlug, workshopSlugs } from '../dates/session.ts'
import { readFields } from './read-form.ts'
import { emailAddress, limits, line, ownWords, telephone } from './text-rules.ts'
import { dayAfter } from '../dates/brussels-time.ts'

/** More than any party or barn: a slip of the finger ends here. */
export const mostPlaces = 60

/** `isoDate` looks at the form alone, and a 31 September on file would stop every page that prints it. */
export const day = v.pipe(v.string(), v.isoDate(), v.guard(isDay))
export const time = v.pipe(v.string(), v.guard(isTimeOfDay))
export const emptyIsNone = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
)

export function count(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,4}$/),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  )
}

const note = ownWords(limits.specialRequirements)
export const readNote = v.parser(note)

export const readPhoneBooking = formReader({
  participants: count(1, mostPlaces),
  name: line(limits.name),
  email: v.union([v.literal(''), emailAddress()]),
  telephone: telephone(),
  language: v.picklist(languages),
  note,
})

export const readPartySize = formReader({ participants: count(1, mostPlaces) })

export const guestFields = ['name', 'email', 'telephone'] as const
export const readGuest = formReader({
  name: line(limits.name),
  email: v.union([v.literal(''), emailAddress()]),
  telephone: v.exactOptional(telephone()),
} satisfies Record<(typeof guestFields)[number], unknown>)

export const readNewcomer = formReader({
  name: line(limits.name),
  email: v.union([v.literal(''), emailAddress()]),
  language: v.picklist(languages),
})

const readChange = formReader({
  startTime: v.optional(time),
  endTime: v.optional(time),
  ...ownDateEntries,
  capacity: count(1, mostPlaces),
  bookedElsewhere: count(0, mostPlaces),
  minimum: v.union([emptyIsNone, count(1, mostPlaces)]),
  decidesOn: v.union([emptyIsNone, day]),
  note,
})

/** The hours stay what they are where none are given; refuses an end before its beginning, and a day to decide on nothing. */
export function readSessionChange(input: unknown, hours: Hours) {
  const read = readChange(input)
  if (read.kind === 'invalid') return read
  const { startTime = hours.startTime, endTime = hours.endTime, ...rest } = read.value
  const { capacity, bookedElsewhere, minimum, decidesOn, note: own, ...ownDate } = rest
  if (endTime <= startTime) return { kind: 'invalid', fields: ['endTime'] } as const
  const condition = conditionOf(minimum, decidesOn)
  if (!condition) return { kind: 'invalid', fields: ['minimum'] } as const
  const numbers = { capacity, bookedElsewhere, note: own }
  return {
    kind: 'valid',
    value: { startTime, endTime, ...numbers, ...condition, ...ownDateFrom(ownDate) },
  } as const
}

function conditionOf(minimum: number | undefined, decidesOn: Day | undefined) {
  if (minimum !== undefined) return { minimum, decidesOn }
  return decidesOn === undefined ? { minimum, decidesOn } : undefined
}

export type Hours = { readonly startTime: TimeOfDay; readonly endTime: TimeOfDay }

export type Usual = Readonly<
  Record<WorkshopSlug, Hours & { readonly group: { readonly to: number } }>
>

const newDates = v.object({
  workshop: v.picklist(workshopSlugs),
  day,
  startTime: v.union([emptyIsNone, time]),
  endTime: v.union([emptyIsNone, time]),
  capacity: v.union([emptyIsNone, count(1, mostPlaces)]),
  ...ownDateEntries,
  private: v.optional(v.string()),
  everyWeeks: v.union([emptyIsNone, count(1, 52)]),
  until: v.union([emptyIsNone, day]),
})

type NewDates = v.InferOutput<typeof newDates>

export type Planning = { readonly today: Day; readonly usual: Usual }

/** Refuses a day that has been, an end before its beginning, and a series without an end within two years. */
export function readNewSessions(input: unknown, { today, usual }: Planning) {
  const read = readFields(newDates, input)
  if (read.kind === 'invalid') return read
  const value = withUsual(read.value, usual)
  const fields = [
    ...(value.day < today ? ['day'] : []),
    ...(value.endTime <= value.startTime ? ['endTime'] : []),
    ...(isSeriesRight(value, today) ? [] : ['until']),
  ]
  if (fields.length > 0) return { kind: 'invalid', fields } as const
  const { price: _price, remarkNl: _nl, remarkFr: _fr, remarkEn: _en, ...dates } = value
  return { kind: 'valid', value: { ...dates, ...ownDateFrom(value) } } as const
}

function withUsual(read: NewDates, usual: Usual) {
  const { startTime, endTime, group } = usual[read.workshop]
  return {
    ...read,
    startTime: read.startTime ?? startTime,
    endTime: read.endTime ?? endTime,
    capacity: read.capacity ?? group.to,
  }
}

function isSeriesRight(
  { everyWeeks, until, day: first }: Pick<NewDates, 'everyWeeks' | 'until' | 'day'>,
  today: Day,
): boolean {
  if (everyWeeks === undefined) return true
  if (until === undefined || until < first) return false
  return until <= dayAfter(today, { years: 2 })
}

const readTwoDays = formReader({ closeFrom: day, closeUntil: day })

/** Two days, the later one last, three years ahead at most; a period that is over already closes nothing. */
export function readPeriod(input: unknown, today: Day) {
  const read = readTwoDays(input)
  if (read.kind === 'invalid') return read
  const { closeFrom: from, closeUntil: until } = read.value
  const last = dayAfter(today, { years: 3 })
  const isRight = from <= until && until >= today && until <= last
  return isRight
    ? ({ kind: 'valid', value: { from, until } } as const)
    : ({ kind: 'invalid', fields: ['closeUntil'] } as const)
}

function formReader<Entries extends v.ObjectEntries>(entries: Entries) {
  const form = v.object(entries)
  return (input: unknown) => readFields(form, input)
}
