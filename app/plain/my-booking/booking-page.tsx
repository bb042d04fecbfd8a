import type { Language } from '#language/languages.ts'
import type { MyBookingWords } from '#content/words/shape/my-booking.ts'
import { PlainDocument } from '../document.tsx'
import { type Fact, Facts } from '../facts.tsx'
import { LinkList, type PageLink } from '../link-list.tsx'
import { PaymentDetails, type PaymentToMake } from './payment-details.tsx'
import { RefundSteps, type RefundStepPrinted } from './refund-steps.tsx'

export type BookingPageProps = {
  readonly language: Language
  readonly words: MyBookingWords
  readonly status: keyof MyBookingWords['statuses']
  readonly facts: readonly Fact[]
  /** What is still to be paid, soonest first; empty before the farm confirmed. */
  readonly payments: readonly PaymentToMake[]
  /** Undefined once nothing can be cancelled. */
  readonly refunds: readonly RefundStepPrinted[] | undefined
  readonly links: readonly PageLink[]
}

/** A guest's booking: where it stands, what comes next, and what can be done about it. */
export function BookingPage(props: BookingPageProps) {
  const { language, words, status, facts, payments, refunds, links } = props
  const { title, text } = words.statuses[status]
  return (
    <PlainDocument language={language} title={words.title}>
      <p className="text-meta text-soft">{words.title}</p>
      <h1 className="mt-1 text-43">{title}</h1>
      <p className="mt-5 text-lead">{text}</p>
      {payments.map((payment) => (
        <PaymentDetails key={payment.kind} words={words.payment} payment={payment} />
      ))}
      <Facts facts={facts} />
      {refunds && (
        <section className="mt-13">
          <h2 className="text-25">{words.refunds.title}</h2>
          <RefundSteps words={words.refunds} steps={refunds} />
        </section>
      )}
      {links.length > 0 && (
        <section className="no-print mt-13">
          <h2 className="text-25">{words.links.title}</h2>
          <LinkList links={links} />
        </section>
      )}
    </PlainDocument>
  )
}
