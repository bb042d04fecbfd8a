import { soleReference } from './references-in-text.ts'

/** What was written with a movement. */
export type Communication = { readonly structured?: string; readonly freeText: string }

/**
 * Tells the reference from the text. A field meant for a reference counts when twelve digits are in
 * it, right or wrong; otherwise what stands there is text like any other. A text that is a printed
 * reference and nothing else counts as that field.
 */
export function communicationOf(field: string | undefined, text: string): Communication {
  const freeText = squeezed(text)
  const digits = field?.replaceAll(/\D/g, '') ?? ''
  if (digits.length === 12) return { structured: digits, freeText }
  const whole = squeezed(`${field ?? ''} ${text}`)
  const structured = soleReference(whole)
  return structured ? { structured, freeText: '' } : { freeText: whole }
}

/** Longer than any bank writes; what comes after is noise. */
const longest = 1000

export function squeezed(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longest)
}
