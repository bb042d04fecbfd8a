import type { Fact } from '../parts/facts.tsx'
import { type Code, Payment } from '../parts/payment.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'

export type RefundToPay = {
  readonly title: string
  readonly text: string
  /** What to transfer; nothing while the guest has named no account. */
  readonly payment:
    | {
        readonly facts: readonly Fact[]
        readonly code: Code
        readonly alt: string
        readonly caption: string
      }
    | undefined
}

/** What the farm pays back, to copy and to scan. */
export function RefundToPayBlock({ refund }: { refund: RefundToPay }) {
  return (
    <>
      <Heading>{refund.title}</Heading>
      <Paragraph>{refund.text}</Paragraph>
      {refund.payment && <Payment {...refund.payment} />}
    </>
  )
}
