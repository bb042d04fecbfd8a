import * as v from 'valibot'
import { keysOf } from '#language/keys-of.ts'
import { readStrictly } from './read-form.ts'
import { emailField, maxLengths, lineField, paragraphsField } from './text-rules.ts'

const contactMessage = v.strictObject({
  name: lineField(maxLengths.name),
  email: emailField(),
  subject: lineField(maxLengths.subject),
  message: v.pipe(paragraphsField(maxLengths.message), v.nonEmpty()),
})

/** `old`: a message from before the site kept outcomes. */
export type MessageOutcome = 'answered' | 'booking' | 'group' | 'option' | 'old'

export type ContactMessage = v.InferOutput<typeof contactMessage>

export const contactFields = keysOf(contactMessage.entries)

export type ContactResult = ReturnType<typeof readContactMessage>

export type ContactRefusal =
  | Exclude<ContactResult, { readonly kind: 'valid' }>
  | { readonly kind: 'too-many'; readonly waitSeconds: number }

export function readContactMessage(input: unknown) {
  return readStrictly(contactMessage, contactFields, input)
}
