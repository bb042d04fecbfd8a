import { randomUUID } from 'node:crypto'
import { mailboxDigest } from '#booking/people/digests.ts'
import { type ContactField, readContactMessage } from '#booking/forms/contact-message.ts'
import type { Letter } from '#letters/letters.ts'
import type { SentMessages } from '#letters/news.ts'
import { findAbsence } from '../dates/absence.ts'
import { partOfMessage, queueForFarm, queueForStranger } from './notify.ts'
import type { FormOrigin, FormSender, Stranger } from './turns.ts'
import { type Change, inOneChange, type Office } from '../office.ts'

export type ContactOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'invalid'; readonly fields: readonly ContactField[] }
  | { readonly kind: 'unknown-field'; readonly field: string }
  | { readonly kind: 'too-many'; readonly waitSeconds: number }

/** The message is kept even if its two mails fail (specification, sections 4 and 7). */
export async function sendContactMessage(
  office: Office,
  input: unknown,
  { language, messageWait, from = {} }: Stranger & Pick<FormSender, 'messageWait'>,
): Promise<ContactOutcome> {
  const read = readContactMessage(input)
  if (read.kind !== 'valid') return read
  const waitSeconds = messageWait()
  if (waitSeconds > 0) return { kind: 'too-many', waitSeconds }
  await inOneChange(office, async (change) => {
    const message = { id: randomUUID(), ...read.value, language, createdAt: change.now }
    await change.messages.add(message)
    const absence = await findAbsence(change, change.now)
    const sent = { message, language, count: 1, absence }
    for (const letter of change.letters.forMessages(sent)) {
      if (letter.kind === 'contact-owner') {
        await queueForFarm(change, { letter, part: partOfMessage(message) })
      } else await confirm(change, { letter, from, sent })
    }
  })
  return { kind: 'sent' }
}

type Confirmation = {
  readonly letter: Letter
  readonly from: FormOrigin
  readonly sent: SentMessages
}

/** Several messages of one sender are confirmed by one mail. */
async function confirm(change: Change, { letter, from, sent }: Confirmation): Promise<void> {
  const { to: email } = letter
  await queueForStranger(change, {
    email,
    from,
    room: 'others',
    joins: { key: `contact-sender ${mailboxDigest(email)}`, part: sent.message.id },
    write: ({ parts: { length: count } }) =>
      count === 1 ? [letter] : change.letters.forMessages({ ...sent, count }),
  })
}
