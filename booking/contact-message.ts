import * as v from 'valibot'
import { problemFields } from './problem-fields.ts'
import { emailAddress, limits, line, paragraphs } from './text-rules.ts'

/** A message to the farm (specification, section 3). The order is that of section 5. */
const contactMessage = v.strictObject({
  name: line(limits.name),
  email: emailAddress(),
  subject: line(limits.subject),
  message: v.pipe(paragraphs(limits.message), v.nonEmpty()),
})

export type ContactMessage = v.InferOutput<typeof contactMessage>

export const contactFields = ['name', 'email', 'subject', 'message'] as const

export type ContactField = (typeof contactFields)[number]

export type ContactResult =
  | { readonly kind: 'valid'; readonly value: ContactMessage }
  | { readonly kind: 'invalid'; readonly fields: readonly ContactField[] }
  | { readonly kind: 'unknown-field'; readonly field: string }

/** Checks what came in; the fields that are wrong come back in the specification's order. */
export function readContactMessage(input: unknown): ContactResult {
  const result = v.safeParse(contactMessage, input)
  if (result.success) return { kind: 'valid', value: result.output }
  return problemFields(result.issues, contactFields)
}
