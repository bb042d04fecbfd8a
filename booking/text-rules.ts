import * as v from 'valibot'

/** Longest texts each field takes, in UTF-16 units as `maxlength` counts them (specification, section 5; the booking's own are ours). */
export const limits = {
  name: 100,
  email: 255,
  subject: 200,
  message: 2000,
  specialRequirements: 2000,
} as const

/** Control characters but for tab and line feed: they have no place in anyone's words. */
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/
// eslint-disable-next-line no-control-regex
const breaks = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** One line that a person typed: trimmed, no line breaks, so that it is fit for the head of a mail. */
export function line(max: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(max),
    v.check((text) => text.isWellFormed() && !breaks.test(text)),
  )
}

/** Several lines that a person typed; line ends become `\n`. */
export function paragraphs(max: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/\r\n?/g, '\n')),
    v.trim(),
    v.maxLength(max),
    v.check((text) => text.isWellFormed() && !controls.test(text)),
  )
}

/**
 * The owner's own words, for nobody else: what pasting brought along unseen is left out, and what is too
 * long is cut, where refusing would lose what was typed.
 */
export function ownWords(max: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => withoutControls(text).trim().slice(0, max).toWellFormed()),
  )
}

function withoutControls(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  return Array.from(lines)
    .filter((character) => !controls.test(character))
    .join('')
}

/**
 * One address, so that nothing can be smuggled into a mail's head. It "must contain @" and have at
 * most 255 characters (specification, section 5); whether it exists, only a mail can tell.
 */
export function emailAddress() {
  return v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(limits.email),
    v.regex(/^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,253}$/u),
    v.check((text) => text.isWellFormed() && !breaks.test(text)),
  )
}
