import type { ReactNode } from 'react'
import type { AnyMail } from '#content/words/shape/booking-mails.ts'
import { fill } from '#language/fill.ts'
import { greet } from '../greet.ts'
import { Letter } from '../parts/letter.tsx'
import { Paragraph } from '../parts/text.tsx'
import type { GuestMail } from './facts.ts'

/** What a letter needs to know of whom it goes to. */
type Addressed = Pick<GuestMail, 'language' | 'common' | 'sender'> & {
  readonly words: { readonly footer: string }
  readonly booking: { readonly greetedAs: string }
}

type Props = {
  readonly mail: Addressed
  readonly words: AnyMail
  readonly children: ReactNode
}

/** To the guest, in the guest's language: greeting, what there is to say, and who says it. */
export function GuestLetter({ mail, words, children }: Props) {
  const { common, booking, sender } = mail
  return (
    <Letter
      language={mail.language}
      preview={words.preview}
      title={words.title}
      sender={sender.name}
      footer={`${mail.words.footer}\n${sender.company}`}
    >
      <Paragraph>{greet(common.greeting, booking.greetedAs)}</Paragraph>
      {children}
      <Paragraph>{fill(common.questions, { email: sender.email })}</Paragraph>
      <Paragraph>{common.signature}</Paragraph>
    </Letter>
  )
}
