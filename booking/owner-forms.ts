import * as v from 'valibot'
import { emailAddress, limits, line, ownWords } from './text-rules.ts'
import { workshopSlugs } from './workshops.ts'

/** What the owner typed, read at the door; the names of the fields that are wrong come back. */
export type Read<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }

/** More than any party or barn: a slip of the finger ends here. */
export const mostPlaces = 60

/** `isoDate` looks at the form alone, and a 31 September on file would stop every page that prints it. */
const day = v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar))
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const emptyIsNone = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
)

function isOnCalendar(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function count(min: number, max: number) {
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

export function readNote(typed: string): string {
  return v.parse(note, typed)
}

const phoneBooking = v.object({
  participants: count(1, mostPlaces),
  name: line(limits.name),
  email: v.union([v.literal(''), emailAddress()]),
  language: v.picklist(['nl', 'fr', 'en']),
  note,
})

export function readPhoneBooking(input: unknown): Read<v.InferOutput<typeof phoneBooking>> {
  return readAs(phoneBooking, input)
}

const partySize = v.object({ participants: count(1, mostPlaces) })

export function readPartySize(input: unknown): Read<v.InferOutput<typeof partySize>> {
  return readAs(partySize, input)
}

const guest = v.object({
  name: line(limits.name),
  email: v.union([v.literal(''), emailAddress()]),
})

export function readGuest(input: unknown): Read<v.InferOutput<typeof guest>> {
  return readAs(guest, input)
}

const dateChange = v.object({
  capacity: count(1, mostPlaces),
  bookedElsewhere: count(0, mostPlaces),
  minimum: v.union([emptyIsNone, count(1, mostPlaces)]),
  decidesOn: v.union([emptyIsNone, day]),
  note,
})

export function readDateChange(input: unknown): Read<v.InferOutput<typeof dateChange>> {
  return readAs(dateChange, input)
}

const newDates = v.object({
  workshop: v.picklist(workshopSlugs),
  day,
  startTime: time,
  endTime: time,
  capacity: count(1, mostPlaces),
  everyWeeks: v.union([emptyIsNone, count(1, 52)]),
  until: v.union([emptyIsNone, day]),
})

export type NewDatesTyped = v.InferOutput<typeof newDates>

/**
 * A day that has been, an end before its beginning, a series without an end, or with one more than two
 * years away: none of them.
 */
export function readNewDates(input: unknown, today: string): Read<NewDatesTyped> {
  const read = readAs(newDates, input)
  if (read.kind === 'invalid') return read
  const { value } = read
  const fields = [
    ...(value.day < today ? ['day'] : []),
    ...(value.endTime <= value.startTime ? ['endTime'] : []),
    ...(isSeriesRight(value, today) ? [] : ['until']),
  ]
  return fields.length > 0 ? { kind: 'invalid', fields } : read
}

function isSeriesRight({ everyWeeks, until, day: first }: NewDatesTyped, today: string): boolean {
  if (everyWeeks === undefined) return true
  if (until === undefined || until < first) return false
  return until <= Temporal.PlainDate.from(today).add({ years: 2 }).toString()
}

const period = v.object({ closeFrom: day, closeUntil: day })

/** Two days, the later one last, three years ahead at most; a period that is over already closes nothing. */
export function readPeriod(
  input: unknown,
  today: string,
): Read<{ readonly from: string; readonly until: string }> {
  const read = readAs(period, input)
  if (read.kind === 'invalid') return read
  const { closeFrom: from, closeUntil: until } = read.value
  const last = Temporal.PlainDate.from(today).add({ years: 3 }).toString()
  const isRight = from <= until && until >= today && until <= last
  return isRight
    ? { kind: 'valid', value: { from, until } }
    : { kind: 'invalid', fields: ['closeUntil'] }
}

function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Read<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input)
  if (result.success) return { kind: 'valid', value: result.output }
  const fields = result.issues.map((issue) => String(issue.path?.[0]?.key ?? ''))
  return { kind: 'invalid', fields: [...new Set(fields)] }
}
