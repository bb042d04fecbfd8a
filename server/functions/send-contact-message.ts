import { randomUUID } from 'node:crypto'
import { type ContactField, readContactMessage } from '#booking/contact-message.ts'
import type { Language } from '#language/languages.ts'
import { confirmationTurn } from './confirmation-turn.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'

export type ContactOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'invalid'; readonly fields: readonly ContactField[] }
  | { readonly kind: 'unknown-field'; readonly field: string }
  /** The mailbox was sent as many confirmations as strangers may ask for. */
  | { readonly kind: 'too-many-mails'; readonly waitSeconds: number }
  | { readonly kind: 'too-many'; readonly waitSeconds: number }

/**
 * Keeps a message to the farm and queues its two mails: one to the farm, one to say it arrived
 * (specification, sections 4 and 7).
 *
 * @param sender.pause the seconds this sender has to wait, or 0; asked once the message is right
 */
export async function sendContactMessage(
  office: Office,
  input: unknown,
  sender: { readonly language: Language; readonly pause: () => number },
): Promise<ContactOutcome> {
  const read = readContactMessage(input)
  if (read.kind !== 'valid') return read
  const waitSeconds = sender.pause()
  if (waitSeconds > 0) return { kind: 'too-many', waitSeconds }
  const { language } = sender
  const message = { id: randomUUID(), ...read.value, language, createdAt: office.clock.now() }
  const outcome = await office.store.change(async (changes): Promise<ContactOutcome> => {
    const turn = await confirmationTurn(office, changes, message.email)
    if (turn.waitSeconds > 0) return { kind: 'too-many-mails', waitSeconds: turn.waitSeconds }
    await changes.addMessage(message)
    await queueLetters(office, changes, office.letters.forMessage(read.value, language))
    await turn.spend()
    return { kind: 'sent' }
  })
  if (outcome.kind === 'sent') office.mailQueued()
  return outcome
}
