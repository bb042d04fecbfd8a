import * as v from 'valibot'
import { isDay, type Weekday, weekdays } from '#language/dates.ts'
import { fromKeys } from '#language/keys-of.ts'
import { isTimeOfDay } from '#language/times.ts'
import { workshopSlug } from '../house/slug-schema.ts'
import { centsOfCell } from '../amount.ts'

const inputs = [
  'line',
  'lines',
  'day',
  'time',
  'count',
  'money',
  'mailbox',
  'telephone',
  'choice',
  'tick',
] as const

const fieldKind = v.object({
  is: v.picklist(inputs),
  /** Longest text, in UTF-16 units as `maxlength` counts them. */
  max: v.optional(v.number()),
  /** The field's schema drops invisible characters; of other fields the form makes them blanks. */
  dropsInvisible: v.optional(v.boolean()),
  /** Bounds of a number, both included; of money in euro. */
  from: v.optional(v.number()),
  to: v.optional(v.number()),
})

/** The kind and the bounds of a field, from which its input and its error sentences are made. */
export type FieldKind = Readonly<v.InferOutput<typeof fieldKind>>

/** @throws ValiError for a schema of no kind */
export function kindOf(schema: v.GenericSchema): FieldKind {
  return v.parse(fieldKind, v.getMetadata(schema))
}

function ofKind<Schema extends v.GenericSchema>(kind: FieldKind, schema: Schema) {
  return v.pipe(schema, v.metadata(kind))
}

export const emptyLine = v.pipe(v.string(), v.trim(), v.literal(''))

export function orUndefined<Schema extends v.GenericSchema>(schema: Schema) {
  const none = v.pipe(
    emptyLine,
    v.transform(() => undefined),
  )
  return ofKind(kindOf(schema), v.union([none, schema]))
}

export function orEmpty<Schema extends v.GenericSchema>(schema: Schema) {
  return ofKind(kindOf(schema), v.union([emptyLine, schema]))
}

export function optionalField<Schema extends v.GenericSchema>(schema: Schema) {
  return ofKind(kindOf(schema), v.optional(schema))
}

/** `isoDate` looks at the form alone, and a 31 September on file would stop every page that prints it. */
export const dayField = ofKind(
  { is: 'day' },
  v.pipe(v.string(), v.transform(isoOfTyped), v.isoDate(), v.guard(isDay)),
)

/** "12/9/2026", where a browser has no calendar to choose from, is 2026-09-12. */
function isoOfTyped(text: string): string {
  const [, day = '', month = '', year] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(text.trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

export const timeField = ofKind({ is: 'time' }, v.pipe(v.string(), v.guard(isTimeOfDay)))

export const agreementField = ofKind({ is: 'tick' }, v.literal('on'))
export const tickField = ofKind({ is: 'tick' }, v.optional(v.literal('on')))

export const ticked = ofKind({ is: 'tick' }, v.fallback(v.optional(v.literal('on')), undefined))

export const dayBoxes = weekdays.map((day) => `day-${day}` as const)
export const dayFields = fromKeys(dayBoxes, () => ticked)

type DayBoxes = Readonly<Partial<Record<(typeof dayBoxes)[number], string | undefined>>>

export function tickedDays(boxes: DayBoxes): readonly Weekday[] {
  return weekdays.filter((day) => boxes[`day-${day}`])
}

export function inDayBoxes<Value>(make: (day: Weekday) => Value) {
  return fromKeys(dayBoxes, (box) => make(weekdays.find((day) => box === `day-${day}`)!))
}

export function countField(from: number, to: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,4}$/),
    v.transform(Number),
    v.minValue(from),
    v.maxValue(to),
    v.metadata({ is: 'count', from, to }),
  )
}

/** Euro as they are written by hand ("65", "47,50"), as cents; both bounds in euro. */
export function euroField(from: number, to: number) {
  return v.pipe(
    v.string(),
    v.transform(centsOfCell),
    v.number(),
    v.minValue(from * 100),
    v.maxValue(to * 100),
    v.metadata({ is: 'money', from, to }),
  )
}

/** A workshop's slug; the form's rule says whether the house has that workshop. */
export const workshopField = ofKind({ is: 'choice' }, workshopSlug)

export function choiceField<const Options extends readonly string[]>(options: Options) {
  return ofKind({ is: 'choice' }, v.picklist(options))
}
