import type { ContactMessage } from '#booking/contact-message.ts'
import { greetableName } from '#booking/greetable-name.ts'
import { ownerMails } from '#content/words/nl/owner-mails.ts'
import { wordsIn } from '#content/words/words.ts'
import { ContactOwnerLetter, contactOwnerSubject } from '#emails/contact-owner.tsx'
import { ContactSenderLetter } from '#emails/contact-sender.tsx'
import type { MessageFacts } from '#emails/facts.ts'
import type { Letter } from '../letters.ts'
import { languageOf, toFarm, toGuest } from './envelope.ts'
import type { Mailboxes } from './mailboxes.ts'
import { senderIn } from './sender.ts'

/** Somebody wrote through the contact page: the farm reads it, the sender hears that it arrived. */
export function messageLetters(
  mailboxes: Mailboxes,
  message: ContactMessage,
  language: string,
): readonly Letter[] {
  const greetedAs = greetableName(message.name)
  const facts = { ...message, greetedAs, language: languageOf({ language }) }
  return [toOwner(mailboxes, facts), ...toSender(mailboxes, facts)]
}

function toOwner(mailboxes: Mailboxes, facts: MessageFacts): Letter {
  const words = ownerMails.contact
  return toFarm(mailboxes, facts.email, {
    kind: 'contact-owner',
    subject: contactOwnerSubject({ words, facts }),
    letter: <ContactOwnerLetter words={words} facts={facts} sender={senderIn('nl')} />,
  })
}

function toSender(mailboxes: Mailboxes, facts: MessageFacts): readonly Letter[] {
  const words = wordsIn(facts.language).mails.contact
  const sender = senderIn(facts.language)
  return toGuest(mailboxes, facts, {
    kind: 'contact-sender',
    subject: words.subject,
    letter: <ContactSenderLetter words={words} facts={facts} sender={sender} />,
  })
}
