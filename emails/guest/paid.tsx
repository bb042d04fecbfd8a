import { fill } from '#language/fill.ts'
import { Paragraph } from '../parts/text.tsx'
import { BookingFactsTable } from './booking-facts.tsx'
import { Diets } from './coming.tsx'
import type { GuestMail } from './facts.ts'
import { GuestLetter } from './guest-letter.tsx'
import { OwnLinks } from './own-links.tsx'

type Props = {
  readonly mail: GuestMail
  /** Whether the practical mail is still to come. */
  readonly isEarly: boolean
}

/** Everything is paid. */
export function PaidLetter({ mail, isEarly }: Props) {
  const words = mail.words.paid
  return (
    <GuestLetter mail={mail} words={words}>
      <Paragraph>{fill(words.text, { amount: mail.booking.total })}</Paragraph>
      <BookingFactsTable mail={mail} />
      {isEarly && <Paragraph>{words.next}</Paragraph>}
      <Diets mail={mail} />
      <OwnLinks mail={mail} />
    </GuestLetter>
  )
}
