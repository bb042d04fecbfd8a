import { fill } from '#language/fill.ts'
import type { OwnerMailWords } from '#content/words/shape/mails.ts'
import type { MessageFacts, Sender } from './facts.ts'
import { FarmLetter } from './owner/farm-letter.tsx'
import { Facts } from './parts/facts.tsx'
import { Paragraph, Quoted } from './parts/text.tsx'

type Props = {
  readonly words: OwnerMailWords['contact']
  readonly facts: MessageFacts
  readonly sender: Sender
}

export function contactOwnerSubject({ words, facts }: Omit<Props, 'sender'>): string {
  return fill(words.subject, { name: facts.name })
}

/** To the farm: somebody wrote through the contact page. */
export function ContactOwnerLetter({ words, facts, sender }: Props) {
  return (
    <FarmLetter words={words} sender={sender}>
      <Facts
        facts={[
          { label: words.name, value: facts.name, strong: true },
          { label: words.email, value: facts.email },
          { label: words.subjectLabel, value: facts.subject },
        ]}
      />
      <Paragraph strong>{words.message}</Paragraph>
      <Quoted>{facts.message}</Quoted>
      <Paragraph>{words.todo}</Paragraph>
    </FarmLetter>
  )
}
