import { Heading, Paragraph, Steps } from '../parts/text.tsx'
import { BookingFactsTable } from './booking-facts.tsx'
import { Diets, Directions } from './coming.tsx'
import type { GuestMail, PracticalFacts, ToPayFacts } from './facts.ts'
import { GuestLetter } from './guest-letter.tsx'
import { OwnLinks } from './own-links.tsx'
import { ToPay } from './to-pay.tsx'

type Props = {
  readonly mail: GuestMail
  readonly facts: PracticalFacts
  /** What is still open, if anything. */
  readonly toPay: ToPayFacts | undefined
}

/** Three days before: the one mail to have at hand on the way. */
export function PracticalLetter({ mail, facts, toPay }: Props) {
  const words = mail.reminders.practical
  return (
    <GuestLetter mail={mail} words={words}>
      <Paragraph>{words.text}</Paragraph>
      <BookingFactsTable mail={mail} />
      <Directions mail={mail} />
      <Heading>{facts.bring.title}</Heading>
      <Paragraph>{facts.bring.text}</Paragraph>
      <Heading>{words.takeHomeTitle}</Heading>
      <Steps items={facts.takeHome} />
      <Heading>{words.lateTitle}</Heading>
      <Paragraph>{words.late}</Paragraph>
      <Diets mail={mail} />
      {toPay && <ToPay mail={mail} toPay={toPay} text={words.open} />}
      <OwnLinks mail={mail} />
    </GuestLetter>
  )
}
