import * as v from 'valibot'
import { count } from '../forms/field-kinds.ts'
import { readFields } from '../forms/read-form.ts'
import { limits, line, paragraphs, typedLine, typedLines } from '../forms/text-rules.ts'

/** `open` while the group can say yes; `lapsed` when its time ended; `withdrawn` by the farm. */
export type OptionState = 'open' | 'accepted' | 'declined' | 'lapsed' | 'withdrawn'

/** Its last moment is the one before `holdsUntil`. */
export function isOpenNow(
  { state, holdsUntil }: { readonly state: OptionState; readonly holdsUntil: Date },
  now: Date,
): boolean {
  return state === 'open' && now < holdsUntil
}

/** So many days a group has, unless the owner says otherwise. */
export const daysToAnswer = 7

/** So long the desk shows that an option came to nothing. */
export const daysShown = 7

type Texts = Readonly<Record<string, string>>

export const longestReason = 500

/** A group's yes: how many come, who books, and that the terms were agreed to. */
export function readYes(typed: Texts, { least, most }: { least: number; most: number }) {
  const form = v.object({
    participants: count(least, most),
    name: line(limits.name),
    consent: v.literal('on'),
  })
  return readFields(form, { ...typed, name: typedLine(typed['name']) })
}

export function readNo(typed: Texts) {
  return readFields(v.object({ reason: paragraphs(longestReason) }), {
    reason: typedLines(typed['reason']),
  })
}
