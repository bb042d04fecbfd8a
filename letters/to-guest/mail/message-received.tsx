import { wordsOf } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import { Sheet } from '../../blocks/sheet.tsx'
import { Paragraph } from '../../blocks/text.tsx'
import { type Mailboxes, toGuest } from '../../envelope.ts'
import type { SentMessages } from '../../news.ts'
import { greet } from '../guest-mail.tsx'

/** The address may be a stranger's: the mail repeats only the name, cut short. */
export function messageReceived(mailboxes: Mailboxes, sent: SentMessages) {
  const { message, language, count, absence } = sent
  const words = wordsOf(mailboxes.house, language, absence).mails.contact
  const ofCount = count === 1 ? words : words.many
  const subject = fill(ofCount.subject, { n: count })
  return toGuest(
    mailboxes,
    { ...message, language },
    {
      subject,
      sheet: (
        <Sheet words={{ preview: ofCount.preview, title: subject }} footer={words.footer}>
          <Paragraph>{greet(words.greeting, message)}</Paragraph>
          <Paragraph>{ofCount.text}</Paragraph>
          <Paragraph>{words.signature}</Paragraph>
        </Sheet>
      ),
    },
  )
}
