import { fill } from '#language/fill.ts'
import type { ReservationMailWords } from '#content/words/shape/mails.ts'
import type { PaymentFacts, ReservationFacts, Sender } from './facts.ts'
import { greet } from './greet.ts'
import { MoreActions } from './parts/actions.tsx'
import { Facts } from './parts/facts.tsx'
import { Letter } from './parts/letter.tsx'
import { ToCopy } from './parts/payment.tsx'
import { Heading, Note, Paragraph, Steps } from './parts/text.tsx'

type Props = {
  readonly words: ReservationMailWords
  readonly facts: ReservationFacts
  /** The way to the guest's own page. */
  readonly own: { readonly label: string; readonly to: string; readonly note: string }
  readonly sender: Sender
}

export function reservationGuestSubject({ words, facts }: Pick<Props, 'words' | 'facts'>): string {
  return fill(words.subject, { workshop: facts.workshop, date: facts.date })
}

/** To the guest, in the language of the form: what was asked, and everything that happens next. */
export function ReservationGuestLetter({ words, facts, own, sender }: Props) {
  return (
    <Letter
      language={facts.language}
      preview={words.preview}
      title={reservationGuestSubject({ words, facts })}
      sender={sender.name}
      footer={`${words.footer}\n${sender.company}`}
    >
      <Paragraph>{greet(words.greeting, facts.greetedAs)}</Paragraph>
      <Paragraph>{words.intro}</Paragraph>
      <Heading>{words.requestTitle}</Heading>
      <Facts facts={requestFacts(words, facts)} />
      <MoreActions actions={[own]} />
      <Note>{own.note}</Note>
      <Heading>{words.nextTitle}</Heading>
      <Steps items={words.nextSteps} numbered />
      <Heading>{words.paymentTitle}</Heading>
      <Paragraph>{words.paymentIntro}</Paragraph>
      <PaymentLines
        title={words.payment.deposit}
        payment={facts.deposit}
        words={words}
        sender={sender}
      />
      <PaymentLines
        title={words.payment.balance}
        payment={facts.balance}
        words={words}
        sender={sender}
      />
      <Heading>{words.cancellationTitle}</Heading>
      <Steps items={words.cancellationSteps} />
      <Heading>{words.whereTitle}</Heading>
      <Paragraph>{`${sender.name}\n${sender.address}`}</Paragraph>
      <Paragraph>{words.whereText}</Paragraph>
      <Paragraph>{words.calendarNote}</Paragraph>
      <Paragraph>{fill(words.questions, { email: sender.email })}</Paragraph>
      <Paragraph>{words.signature}</Paragraph>
    </Letter>
  )
}

function requestFacts(words: ReservationMailWords, facts: ReservationFacts) {
  const labels = words.facts
  const count = facts.participants === '5' ? '5+' : facts.participants
  return [
    { label: labels.reference, value: facts.reference, strong: true },
    { label: labels.workshop, value: facts.workshop },
    { label: labels.date, value: facts.date },
    { label: labels.time, value: facts.time },
    { label: labels.participants, value: count },
    { label: labels.total, value: facts.total },
    { label: labels.name, value: facts.greetedAs },
    // Noted, not repeated: nobody has proved yet that this address is theirs.
    {
      label: labels.requirements,
      value: facts.specialRequirements ? labels.requirementsNoted : labels.noRequirements,
    },
  ]
}

type PaymentLinesProps = {
  readonly title: string
  readonly payment: PaymentFacts
  readonly words: ReservationMailWords
  readonly sender: Sender
}

function PaymentLines({ title, payment, words, sender }: PaymentLinesProps) {
  const labels = words.payment
  const due = fill(labels.dueOn, { date: payment.dueOn })
  return (
    <>
      <Paragraph strong>{`${title}, ${due}`}</Paragraph>
      <ToCopy
        facts={[
          { label: labels.amount, value: payment.amount, strong: true },
          { label: labels.beneficiary, value: sender.accountHolder },
          { label: labels.account, value: sender.iban },
          { label: labels.communication, value: payment.communication, strong: true },
        ]}
      />
    </>
  )
}
