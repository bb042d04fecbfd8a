import type { ReactNode } from 'react'
import type { AnyMail } from '#content/words/shape/booking-mails.ts'
import type { Sender } from '../facts.ts'
import { Letter } from '../parts/letter.tsx'

type Props = {
  readonly words: Pick<AnyMail, 'preview' | 'title'>
  readonly sender: Sender
  readonly children: ReactNode
}

/** The sheet of every mail to the farm, which are all in Dutch (specification, section 6). */
export function FarmLetter({ words, sender, children }: Props) {
  return (
    <Letter
      language="nl"
      preview={words.preview}
      title={words.title}
      sender={sender.name}
      footer={sender.company}
    >
      {children}
    </Letter>
  )
}
