import * as v from 'valibot'
import { count } from '../owner-forms.ts'
import { readForm } from '../requests/read-form.ts'
import { limits, line, paragraphs, typedLine, typedLines } from '../requests/text-rules.ts'

type Texts = Readonly<Record<string, string>>

export const longestReason = 500

/** A group's yes: how many come, who books, and that the terms were agreed to. */
export function readYes(typed: Texts, { least, most }: { least: number; most: number }) {
  const form = v.object({
    participants: count(least, most),
    name: line(limits.name),
    consent: v.literal('on'),
  })
  return readForm(form, { ...typed, name: typedLine(typed['name']) })
}

export function readNo(typed: Texts) {
  return readForm(v.object({ reason: paragraphs(longestReason) }), {
    reason: typedLines(typed['reason']),
  })
}
