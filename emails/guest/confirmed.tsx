import { fill } from '#language/fill.ts'
import { Heading, Paragraph, Steps } from '../parts/text.tsx'
import { BookingFactsTable } from './booking-facts.tsx'
import { Diets, Directions } from './coming.tsx'
import type { GuestMail, TermFacts, ToPayFacts } from './facts.ts'
import { GuestLetter } from './guest-letter.tsx'
import { OwnLinks } from './own-links.tsx'
import { Terms } from './terms.tsx'
import { ToPay } from './to-pay.tsx'

type Props = {
  readonly mail: GuestMail
  /** How far the money has come that was quicker than the answer. */
  readonly standing: 'confirmed' | 'secured' | 'paid'
  readonly toPay: ToPayFacts | undefined
  /** What is asked for later, when the deposit alone is asked for now. */
  readonly balance: { readonly amount: string; readonly dueOn: string } | undefined
  readonly terms: TermFacts
}

/** The farm said yes: how to pay, and what comes after. */
export function ConfirmedLetter({ mail, standing, toPay, balance, terms }: Props) {
  const words = mail.words.confirmed
  const texts = {
    confirmed: words.text,
    secured: words.alreadySecured,
    paid: words.alreadyPaid,
  } as const
  return (
    <GuestLetter mail={mail} words={words}>
      <Paragraph>{texts[standing]}</Paragraph>
      <BookingFactsTable mail={mail} />
      {toPay && <ToPay mail={mail} toPay={toPay} />}
      {standing === 'confirmed' ? (
        <>
          <Heading>{words.nextTitle}</Heading>
          <Steps items={nextSteps(words, balance)} numbered />
        </>
      ) : (
        <>
          <Diets mail={mail} />
          <Directions mail={mail} />
          <Paragraph>{mail.words.secured.calendar}</Paragraph>
        </>
      )}
      <Terms mail={mail} terms={terms} />
      <OwnLinks mail={mail} />
    </GuestLetter>
  )
}

function nextSteps(words: GuestMail['words']['confirmed'], balance: Props['balance']) {
  const later = balance
    ? [fill(words.balanceLater, { amount: balance.amount, date: balance.dueOn })]
    : []
  return [words.arrives, ...later, words.directionsLater]
}
