import type { ReactNode } from 'react'
import type { AnyMail } from '#content/words/shape/booking-mails.ts'
import type { Sender } from '../facts.ts'
import { FarmLetter } from './farm-letter.tsx'
import { type Action, MainAction, MoreActions } from '../parts/actions.tsx'
import { type Fact, Facts } from '../parts/facts.tsx'
import { Note, Paragraph } from '../parts/text.tsx'

export type Notice = {
  readonly words: Omit<AnyMail, 'subject'>
  /** What happened and what it asks, a paragraph each. */
  readonly texts: readonly string[]
  readonly facts: readonly Fact[]
  /** The one thing to do; none when there is only something to know. */
  readonly main?: Action | undefined
  readonly more: readonly Action[]
  readonly closing?: readonly string[]
}

type Props = {
  readonly notice: Notice
  readonly sender: Sender
  /** Between the facts and what can be done. */
  readonly children?: ReactNode
}

/** To the farm, in Dutch: what there is to know, and the pages where it is dealt with. */
export function OwnerNotice({ notice, sender, children }: Props) {
  const { words, texts, facts, main, more, closing = [] } = notice
  return (
    <FarmLetter words={words} sender={sender}>
      {texts.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {facts.length > 0 && <Facts facts={facts} />}
      {children}
      {main && <MainAction action={main} />}
      {more.length > 0 && <MoreActions actions={more} />}
      {closing.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
    </FarmLetter>
  )
}
