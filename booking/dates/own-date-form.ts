import * as v from 'valibot'
import type { Day } from '#language/dates.ts'
import { languages } from '#language/languages.ts'
import { fieldInEach, typedInEach } from '../forms/each-language.ts'
import { choiceField, euroField, optionalField, orUndefined } from '../forms/field-kinds.ts'
import { ownWordsField } from '../forms/text-rules.ts'
import { furtherDaysIn } from './session-days.ts'
import { type OwnDate, teachers } from './own-date.ts'

/** A remark stands in a row of the schedule: longer, and nobody reads it. */
const maxRemarkLength = 300

/** Bounds of a price of one person in euro, both included; another sum is a slip of the finger. */
export const pricesOfSessions = { least: 1, most: 1_000 } as const

const remark = optionalField(ownWordsField(maxRemarkLength))

/** Fields for one date alone; an empty or missing field leaves the workshop's value. */
export const ownDateEntries = {
  price: optionalField(orUndefined(euroField(pricesOfSessions.least, pricesOfSessions.most))),
  teacher: optionalField(orUndefined(choiceField(teachers))),
  taughtIn: optionalField(orUndefined(choiceField(languages))),
  ...fieldInEach('remark', remark),
  furtherDays: optionalField(ownWordsField(1_500)),
}

const ownDateForm = v.object(ownDateEntries)

/** Undefined when the further days are not to be read, or do not follow the first. */
export function ownDateFrom(
  read: v.InferOutput<typeof ownDateForm>,
  firstDay: Day,
): Omit<OwnDate, 'sequence'> | undefined {
  const { price, teacher, taughtIn } = read
  const furtherDays = furtherDaysIn(read.furtherDays ?? '', firstDay)
  if (!furtherDays) return undefined
  const remarks = typedInEach('remark', read)
  const written = languages.filter((language) => remarks[language])
  return {
    priceCents: price,
    teacher,
    taughtIn,
    remark: Object.fromEntries(written.map((language) => [language, remarks[language]])),
    furtherDays,
  }
}
