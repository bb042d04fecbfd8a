import { fill } from '#language/fill.ts'
import { Paragraph } from '../parts/text.tsx'
import { BookingFactsTable } from './booking-facts.tsx'
import type { GuestMail, ToPayFacts } from './facts.ts'
import { GuestLetter } from './guest-letter.tsx'
import { OwnLinks } from './own-links.tsx'
import { ToPay } from './to-pay.tsx'

type Props = {
  readonly mail: GuestMail
  /** What the bank took back. */
  readonly amount: string
  readonly toPay: ToPayFacts | undefined
}

/** A payment came, and the bank took it back. */
export function TakenBackLetter({ mail, amount, toPay }: Props) {
  const words = mail.words.takenBack
  return (
    <GuestLetter mail={mail} words={words}>
      <Paragraph>{fill(words.text, { amount })}</Paragraph>
      <BookingFactsTable mail={mail} />
      {toPay && <ToPay mail={mail} toPay={toPay} />}
      <OwnLinks mail={mail} />
    </GuestLetter>
  )
}
