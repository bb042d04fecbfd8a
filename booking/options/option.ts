import { agreementField, countField } from '../forms/field-kinds.ts'
import { formOf } from '../forms/form.ts'
import { maxLengths, lineField, paragraphsField } from '../forms/text-rules.ts'

/** `lapsed`: nobody answered in time; `withdrawn`: the farm took the option back. */
export type OptionState = 'open' | 'accepted' | 'declined' | 'lapsed' | 'withdrawn'

/** True while the group can say yes, which ends at `holdsUntil`. */
export function isOpenNow(
  { state, holdsUntil }: { readonly state: OptionState; readonly holdsUntil: Date },
  now: Date,
): boolean {
  return state === 'open' && now < holdsUntil
}

export const optionAnswerDays = 7

export const daysShown = 7

/** A group's yes: how many come, who books, and that the terms were agreed to. */
export function yesForm({ least, most }: { readonly least: number; readonly most: number }) {
  return formOf({
    participants: countField(least, most),
    name: lineField(maxLengths.name),
    consent: agreementField,
  })
}

export const noForm = formOf({ reason: paragraphsField(500) })
