import { fill } from '#language/fill.ts'
import { Paragraph } from '../parts/text.tsx'
import { BookingFactsTable } from './booking-facts.tsx'
import { Diets, Directions } from './coming.tsx'
import type { GuestMail, ToPayFacts } from './facts.ts'
import { GuestLetter } from './guest-letter.tsx'
import { OwnLinks } from './own-links.tsx'
import { ToPay } from './to-pay.tsx'

type Props = {
  readonly mail: GuestMail
  /** What came. */
  readonly amount: string
  readonly toPay: ToPayFacts | undefined
}

/** The deposit is here: the place is theirs. */
export function SecuredLetter({ mail, amount, toPay }: Props) {
  const words = mail.words.secured
  return (
    <GuestLetter mail={mail} words={words}>
      <Paragraph>{fill(words.text, { amount })}</Paragraph>
      <BookingFactsTable mail={mail} />
      <Paragraph>{words.calendar}</Paragraph>
      <Diets mail={mail} />
      {toPay && <ToPay mail={mail} toPay={toPay} />}
      <Directions mail={mail} />
      <OwnLinks mail={mail} />
    </GuestLetter>
  )
}
