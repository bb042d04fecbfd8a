import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { MainAction, MoreActions } from '../blocks/actions.tsx'
import { LetterFacts } from '../blocks/facts.tsx'
import { Sheet } from '../blocks/sheet.tsx'
import { Paragraph, Quoted } from '../blocks/text.tsx'
import { type Mailboxes, toFarm } from '../envelope.ts'
import type { KeptMessage } from '../news.ts'
import { ownersWords } from './notice.tsx'

export function messageToAnswer(mailboxes: Mailboxes, message: KeptMessage) {
  const words = ownersWords(mailboxes).ownerMails.contact
  const { id, name, email, subject } = message
  const to = (path: string) => mailboxes.siteUrl() + path
  return toFarm(
    mailboxes,
    { about: [message], replyTo: email },
    {
      subject: fill(words.subject, { name }),
      sheet: (
        <Sheet words={words}>
          <LetterFacts
            facts={[
              { label: words.name, value: name, strong: true },
              { label: words.email, value: email },
              { label: words.subjectLabel, value: subject },
            ]}
          />
          <Paragraph strong>{words.message}</Paragraph>
          <Quoted>{message.message}</Quoted>
          <Paragraph>{words.todo}</Paragraph>
          <MainAction action={{ label: words.open, to: to(deskPath('berichten', id)) }} />
          <MoreActions
            actions={[
              { label: words.group, to: to(`${deskPath('groep')}?bericht=${id}`) },
              { label: words.book, to: to(`${deskPath('datums')}?bericht=${id}`) },
            ]}
          />
        </Sheet>
      ),
    },
  )
}
