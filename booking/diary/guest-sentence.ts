import * as v from 'valibot'
import { agreementField } from '../forms/field-kinds.ts'
import { formOf } from '../forms/form.ts'
import { safeName } from '../forms/safe-text.ts'
import { lineField } from '../forms/text-rules.ts'

export const maxSentences = 3

/** Marks that turn the direction of the text around them, and piles of accents, are left out. */
function printable(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim()
}

const onOneLine = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s*[\r\n]+\s*/g, ' ')),
)

export const guestSentence = formOf({
  sentence: v.pipe(
    onOneLine,
    lineField(200),
    v.transform(printable),
    v.nonEmpty(),
    v.metadata({ is: 'lines', max: 200 }),
  ),
  firstName: nameOnSite(40),
  town: nameOnSite(60),
  agreed: agreementField,
})

function nameOnSite(max: number) {
  return v.pipe(lineField(max), v.transform(safeName), v.nonEmpty())
}
