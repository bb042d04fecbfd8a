import * as v from 'valibot'
import { readFields } from '../forms/read-form.ts'
import { greetableName } from '../forms/strangers-words.ts'
import { line } from '../forms/text-rules.ts'

/** Longest texts, in UTF-16 units as `maxlength` counts them. */
export const sentenceLimits = { sentence: 200, firstName: 40, town: 60 } as const

export const mostSentences = 3

/** Marks that turn the direction of what stands around them, and towers of accents, are left out. */
function printable(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim()
}

const guestSentence = v.object({
  sentence: v.pipe(line(sentenceLimits.sentence), v.transform(printable), v.nonEmpty()),
  firstName: nameOnSite(sentenceLimits.firstName),
  town: nameOnSite(sentenceLimits.town),
  agreed: v.literal('on'),
})

function nameOnSite(max: number) {
  return v.pipe(line(max), v.transform(greetableName), v.nonEmpty())
}

export function readGuestSentence(typed: Readonly<Record<string, string>>) {
  return readFields(guestSentence, typed)
}
