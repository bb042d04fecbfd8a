import { wordsOf } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import { type Mailboxes, toGuest } from '../../envelope.ts'
import type { OfMessage } from '../../news.ts'
import { greet } from '../guest-mail.ts'

/** The address may be a stranger's: the mail repeats only the name, cut short. */
export function messageReceivedLetter(
  mailboxes: Mailboxes,
  { message, language, count, absence }: OfMessage,
) {
  const words = wordsOf(mailboxes.house, language, absence).mails.contact
  const ofCount = count === 1 ? words : words.many
  const subject = fill(ofCount.subject, { n: count })
  return toGuest(
    mailboxes,
    { ...message, language },
    {
      subject,
      sheet: {
        words: { preview: ofCount.preview, title: subject },
        footer: words.footer,
        parts: [greet(words.greeting, message), ofCount.text, words.signature],
      },
    },
  )
}
