import { fill } from '#language/fill.ts'
import { Payment } from '../parts/payment.tsx'
import { Heading, Note, Paragraph } from '../parts/text.tsx'
import type { GuestMail, ToPayFacts } from './facts.ts'

type Props = {
  readonly mail: GuestMail
  readonly toPay: ToPayFacts
  /** Why now, where the usual words for that part do not do. */
  readonly text?: string | undefined
}

/** What to transfer now: to copy, and to scan. */
export function ToPay({ mail, toPay, text }: Props) {
  const { payment } = mail.words
  const { received } = toPay
  const why = text ?? usualText(mail, toPay)
  return (
    <>
      <Heading>{titleOf(mail, toPay)}</Heading>
      {why && <Paragraph>{why}</Paragraph>}
      {received && (
        <Paragraph>
          {fill(payment.received, { received: received.amount, amount: received.of })}
        </Paragraph>
      )}
      <Payment
        facts={paymentFacts(mail, toPay)}
        code={toPay.code}
        alt={payment.alt}
        caption={payment.scan}
      />
      <Note>{payment.copy}</Note>
    </>
  )
}

function titleOf({ words }: GuestMail, { part }: ToPayFacts): string {
  if (part === 'together') return words.payment.togetherTitle
  return part === 'deposit' ? words.confirmed.depositTitle : words.balance.title
}

function usualText({ words }: GuestMail, { part, dueOn }: ToPayFacts): string | undefined {
  if (part === 'deposit') return undefined
  if (part === 'together') return words.payment.together
  return dueOn ? fill(words.balance.later, { date: dueOn }) : words.balance.now
}

function paymentFacts({ common, words, sender }: GuestMail, toPay: ToPayFacts) {
  const labels = common.payment
  const due = toPay.dueOn ? fill(labels.dueOn, { date: toPay.dueOn }) : words.payment.soon
  return [
    { label: labels.amount, value: toPay.amount, strong: true },
    { label: labels.beneficiary, value: sender.accountHolder },
    { label: labels.account, value: sender.iban },
    { label: labels.communication, value: toPay.communication, strong: true },
    { label: words.payment.due, value: due },
  ]
}
