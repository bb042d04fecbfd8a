import * as v from 'valibot'
import { type Language, languages } from '#language/languages.ts'
import { centsOfCell } from '../money/statement/amount.ts'
import { ownWords } from '../forms/text-rules.ts'
import { type OwnDate, teachers } from './own-date.ts'

/** A remark stands in a row of the schedule: longer, and nobody reads it. */
export const longestRemark = 300

/** Euro a person, both included: below lies a slip of the finger, above one as well. */
export const pricesOfSessions = { least: 1, most: 1_000 } as const

const emptyIsNone = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
)

/** Euro as they are written by hand ("65", "47,50"), as cents. */
export function eurosTyped(most: number = pricesOfSessions.most) {
  return v.pipe(
    v.string(),
    v.transform(centsOfCell),
    v.number(),
    v.minValue(pricesOfSessions.least * 100),
    v.maxValue(most * 100),
  )
}

const remark = v.optional(ownWords(longestRemark), '')

/** What a form may say of one date alone; empty, or no such field, is as its workshop. */
export const ownDateEntries = {
  price: v.optional(v.union([emptyIsNone, eurosTyped()])),
  teacher: v.optional(v.union([emptyIsNone, v.picklist(teachers)])),
  taughtIn: v.optional(v.union([emptyIsNone, v.picklist(languages)])),
  remarkNl: remark,
  remarkFr: remark,
  remarkEn: remark,
}

const ownDateForm = v.object(ownDateEntries)

export function ownDateFrom(read: v.InferOutput<typeof ownDateForm>): Omit<OwnDate, 'sequence'> {
  const { price, teacher, taughtIn, remarkNl, remarkFr, remarkEn } = read
  const remarks: Readonly<Record<Language, string>> = { nl: remarkNl, fr: remarkFr, en: remarkEn }
  const written = languages.filter((language) => remarks[language] !== '')
  return {
    priceCents: price,
    teacher,
    taughtIn,
    remark: Object.fromEntries(written.map((language) => [language, remarks[language]])),
  }
}
