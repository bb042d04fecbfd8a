import { randomUUID } from 'node:crypto'
import { type ContactRefusal, readContactMessage } from '#booking/forms/contact-message.ts'
import { findAbsence } from '../dates/absence.ts'
import { isToFarm, partOfMessage, queueForFarm, queueForStranger } from './notify.ts'
import type { FormSender, Stranger } from './turns.ts'
import { inOneChange, type Office } from '../office.ts'

type ContactOutcome = { readonly kind: 'sent' } | ContactRefusal

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
    const news = { kind: 'contact', message, language, count: 1, absence } as const
    for (const letter of change.letters(news)) {
      if (isToFarm(letter)) {
        await queueForFarm(change, { letter, part: partOfMessage(message) })
        continue
      }
      // Several messages of one sender are confirmed by one mail.
      await queueForStranger(change, {
        email: letter.to,
        from,
        room: 'others',
        kind: news.kind,
        part: message.id,
        write: ({ parts: { length: count } }) =>
          count === 1 ? [letter] : change.letters({ ...news, count }),
      })
    }
  })
  return { kind: 'sent' }
}
