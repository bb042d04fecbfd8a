import { fill } from '#language/fill.ts'
import { ToCopy } from '../parts/payment.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import type { GuestMail, RefundFacts } from './facts.ts'

type Props = {
  readonly mail: GuestMail
  readonly refund: RefundFacts
  /** How much and why, where the usual words do not do. */
  readonly text?: string
}

/** What comes back to the guest, when, and where to. */
export function RefundBlock({ mail, refund, text }: Props) {
  const words = mail.words.refund
  const { amount, outOf, iban } = refund
  const usual = outOf ? fill(words.part, { amount, paid: outOf }) : fill(words.whole, { amount })
  return (
    <>
      <Heading>{words.title}</Heading>
      <Paragraph>{text ?? usual}</Paragraph>
      {iban ? (
        <ToCopy
          facts={[
            { label: words.amount, value: amount, strong: true },
            { label: words.account, value: iban, strong: true },
            { label: words.when, value: words.soon },
          ]}
        />
      ) : (
        <Paragraph>{words.askAccount}</Paragraph>
      )}
    </>
  )
}
