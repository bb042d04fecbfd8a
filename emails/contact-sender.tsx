import type { ContactMailWords } from '#content/words/shape/mails.ts'
import type { MessageFacts, Sender } from './facts.ts'
import { greet } from './greet.ts'
import { Letter } from './parts/letter.tsx'
import { Paragraph } from './parts/text.tsx'

type Props = {
  readonly words: ContactMailWords
  readonly facts: MessageFacts
  readonly sender: Sender
}

/**
 * To whoever sent a message. It goes to an address nobody has proved to be theirs, so it carries
 * nothing that was typed but the name, cut short: the form must not become a way to mail strangers.
 */
export function ContactSenderLetter({ words, facts, sender }: Props) {
  return (
    <Letter
      language={facts.language}
      preview={words.preview}
      title={words.subject}
      sender={sender.name}
      footer={`${words.footer}\n${sender.company}`}
    >
      <Paragraph>{greet(words.greeting, facts.greetedAs)}</Paragraph>
      <Paragraph>{words.text}</Paragraph>
      <Paragraph>{words.signature}</Paragraph>
    </Letter>
  )
}
