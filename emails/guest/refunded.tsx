import { fill } from '#language/fill.ts'
import { ToCopy } from '../parts/payment.tsx'
import { Paragraph } from '../parts/text.tsx'
import type { GuestMail, RefundFacts } from './facts.ts'
import { GuestLetter } from './guest-letter.tsx'
import { OwnLinks } from './own-links.tsx'

/** The farm has paid the money back. */
export function RefundedLetter({ mail, refund }: { mail: GuestMail; refund: RefundFacts }) {
  const { refunded, refund: labels } = mail.words
  const { booking, common } = mail
  return (
    <GuestLetter mail={mail} words={refunded}>
      <Paragraph>{fill(refunded.text, { amount: refund.amount })}</Paragraph>
      <ToCopy
        facts={[
          { label: labels.amount, value: refund.amount, strong: true },
          ...(refund.iban ? [{ label: labels.account, value: refund.iban, strong: true }] : []),
          { label: common.facts.workshop, value: `${booking.workshop}, ${booking.date}` },
          { label: common.facts.reference, value: booking.reference },
        ]}
      />
      <OwnLinks mail={mail} seeOnly />
    </GuestLetter>
  )
}
