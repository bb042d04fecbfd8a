import { fill } from '#language/fill.ts'
import type { MyBookingWords } from '#content/words/shape/my-booking.ts'
import { Facts } from '../facts.tsx'
import { type DrawnCode, PaymentCode } from '../payment-code.tsx'

/** One payment, printed in the guest's language; `code` is the picture a bank's app reads. */
export type PaymentToMake = {
  readonly kind: 'deposit' | 'balance'
  readonly amount: string
  readonly dueOn: string
  readonly beneficiary: string
  readonly iban: string
  readonly communication: string
  readonly code: DrawnCode
}

/** Everything a transfer needs, as text to take over and as a code to scan. */
export function PaymentDetails({
  words,
  payment,
}: {
  words: MyBookingWords['payment']
  payment: PaymentToMake
}) {
  const { kind, amount, dueOn, beneficiary, iban, communication, code } = payment
  const copyable = (text: string) => <span className="copyable">{text}</span>
  return (
    <section className="mt-13 border-t-2 border-ink pt-5">
      <h2 className="text-25">{fill(words[kind], { amount, date: dueOn })}</h2>
      <p className="mt-2">{words.howTo}</p>
      <div className="mt-5 grid items-start gap-x-8 sm:grid-cols-[auto_minmax(0,1fr)]">
        <PaymentCode
          code={code}
          width={200}
          label={fill(words.code, { amount })}
          className="payment-code"
        />
        <Facts
          facts={[
            { label: words.amount, value: copyable(amount) },
            { label: words.beneficiary, value: copyable(beneficiary) },
            { label: words.account, value: copyable(iban) },
            { label: words.communication, value: copyable(communication) },
          ]}
        />
      </div>
    </section>
  )
}
