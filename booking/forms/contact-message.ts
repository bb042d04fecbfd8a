import * as v from 'valibot'
import { keysOf } from '#language/keys-of.ts'
import { readStrictly } from './read-form.ts'
import { emailAddress, limits, line, paragraphs } from './text-rules.ts'

const contactMessage = v.strictObject({
  name: line(limits.name),
  email: emailAddress(),
  subject: line(limits.subject),
  message: v.pipe(paragraphs(limits.message), v.nonEmpty()),
})

/** `old`: a message from before the site kept outcomes. */
export type MessageOutcome = 'answered' | 'booking' | 'group' | 'option' | 'old'

export type ContactMessage = v.InferOutput<typeof contactMessage>

export const contactFields = keysOf(contactMessage.entries)

export type ContactField = (typeof contactFields)[number]

export type ContactResult = ReturnType<typeof readContactMessage>

export function readContactMessage(input: unknown) {
  return readStrictly(contactMessage, contactFields, input)
}
