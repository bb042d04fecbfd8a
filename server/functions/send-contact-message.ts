import { randomUUID } from 'node:crypto'
import { type ContactField, readContactMessage } from '#booking/contact-message.ts'
import type { Language } from '#language/languages.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'

export type ContactOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'invalid'; readonly fields: readonly ContactField[] }
  | { readonly kind: 'unknown-field'; readonly field: string }

/**
 * Keeps a message to the farm and queues its two mails: one to the farm, one to say it arrived
 * (specification, sections 4 and 7).
 */
export async function sendContactMessage(
  office: Office,
  input: unknown,
  language: Language,
): Promise<ContactOutcome> {
  const read = readContactMessage(input)
  if (read.kind !== 'valid') return read
  const message = { id: randomUUID(), ...read.value, language, createdAt: office.clock.now() }
  await office.store.change(async (changes) => {
    await changes.addMessage(message)
    await queueLetters(office, changes, office.letters.forMessage(read.value, language))
  })
  office.mailQueued()
  return { kind: 'sent' }
}
