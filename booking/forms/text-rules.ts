import * as v from 'valibot'
import { telephonesIn } from '../house/telephone.ts'
import { orEmpty } from './field-kinds.ts'

/** Longest texts each field takes, in UTF-16 units as `maxlength` counts them (specification, section 5; the booking's own are ours). */
export const maxLengths = {
  name: 100,
  email: 255,
  telephone: 50,
  subject: 200,
  message: 2000,
  specialRequirements: 2000,
  answerWords: 500,
} as const

/** Control characters but for tab and line feed: they have no place in anyone's words. */
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/
// eslint-disable-next-line no-control-regex
const breaks = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/**
 * Marks that turn the direction of a line, or that nobody sees: they would reorder what stands beside a name on the desk
 * or in a file. Letters have their direction without them. The joiners stay: Persian names and emoji are written with them.
 */
const unseenMarks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

function withoutUnseenMarks(text: string): string {
  return text.replaceAll(unseenMarks, '')
}

/** One line that a person typed: trimmed, no line breaks, so that it is fit for the head of a mail. */
export function lineField(max: number) {
  return v.pipe(
    v.string(),
    v.transform(withoutUnseenMarks),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(max),
    v.check((text) => text.isWellFormed() && !breaks.test(text) && visible.test(text)),
    v.metadata({ is: 'line', max }),
  )
}

/** A name of unseen marks alone would be a line that nobody can find or press. */
const visible = /[^\p{Default_Ignorable_Code_Point}\s]/u

export function paragraphsField(max: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => withoutUnseenMarks(text).replaceAll(/\r\n?/g, '\n')),
    v.trim(),
    v.maxLength(max),
    v.check((text) => text.isWellFormed() && !controls.test(text)),
    v.metadata({ is: 'lines', max }),
  )
}

/** The owner's words: what nobody sees is left out, and nothing is refused but too long a text. */
export function ownWordsField(max: number) {
  return v.pipe(
    v.string(),
    v.transform(ownWords),
    v.maxLength(max),
    v.metadata({ is: 'lines', max, dropsInvisible: true }),
  )
}

export function ownWords(text: string): string {
  return withoutControls(text).trim().toWellFormed()
}

function withoutControls(text: string): string {
  const lines = withoutUnseenMarks(text).replaceAll(/\r\n?/g, '\n')
  return Array.from(lines)
    .filter((character) => !controls.test(character))
    .join('')
}

/** "Must contain @" (specification, section 5), and nothing with which more could be smuggled into a mail's head. */
export function emailField() {
  return v.pipe(
    v.string(),
    v.transform(withoutUnseenMarks),
    v.trim(),
    v.maxLength(maxLengths.email),
    v.regex(/^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,253}$/u),
    v.check((text) => text.isWellFormed() && !breaks.test(text)),
    v.metadata({ is: 'mailbox', max: maxLengths.email }),
  )
}

/** A telephone as typed, with any words around it; refused without a number in it. Empty is none. */
export function telephoneField() {
  const written = v.pipe(
    lineField(maxLengths.telephone),
    v.check((text) => telephonesIn(text).length > 0),
    v.metadata({ is: 'telephone', max: maxLengths.telephone }),
  )
  return orEmpty(written)
}

/** Tabs and line marks pasted unseen from a table or a word processor are blanks: a refusal would help nobody. */
export function typedLine(value: unknown): string {
  return String(value ?? '').replaceAll(/[\t\v\f\u0085\u2028\u2029]+/g, ' ')
}

export function typedLines(value: unknown): string {
  return String(value ?? '').replaceAll(/[\v\f\u0085\u2028\u2029]/g, '\n')
}
