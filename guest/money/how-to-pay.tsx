import { Facts, Section } from '#app/plain/parts.tsx'
import { FoldedCode } from '#app/ui/payment-code.tsx'
import { epcPayload } from '#booking/money/epc-payload.ts'
import { printIban } from '#booking/money/iban.ts'
import { qrPicture } from '#booking/qr-modules.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { GuestVisit } from '../link-visit.tsx'

export function PayByTransfer(props: {
  readonly visit: Pick<GuestVisit, 'language'> & {
    readonly words: Pick<GuestVisit['words'], 'myBooking' | 'business'>
  }
  readonly title: string
  readonly howTo: string
  readonly cents: number
  readonly reference: string
  readonly code?: string
}) {
  const { visit, title, howTo, cents: amountCents, reference: structuredCommunication } = props
  const words = visit.words.myBooking.payment
  const { accountHolder: name, iban } = visit.words.business
  const amount = printEuros(amountCents, visit.language)
  const code = qrPicture(epcPayload({ name, iban, amountCents, structuredCommunication }))
  const copyable = (text: string) => <span className="copyable">{text}</span>
  return (
    <Section title={title} className="mt-13 border-t-2 border-ink pt-5">
      <p className="mt-2">{howTo}</p>
      <div className="mt-8 grid items-start gap-x-8 gap-y-3 [&>.facts]:m-0 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Facts
          facts={[
            { label: words.amount, value: copyable(amount) },
            { label: words.beneficiary, value: copyable(name) },
            { label: words.account, value: copyable(printIban(iban)) },
            {
              label: words.communication,
              value: copyable(printStructuredCommunication(structuredCommunication)),
            },
          ]}
        />
        <FoldedCode
          code={code}
          width={200}
          label={fill(props.code ?? words.code, { amount })}
          show={words.showCode}
        />
      </div>
    </Section>
  )
}
