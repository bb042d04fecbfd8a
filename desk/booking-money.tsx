import { openCents, totalCents } from '#booking/money/owed.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { desk } from '#content/words/nl/desk.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { Refund } from '#store/money/payments.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { paidOf } from './printed.tsx'
import { refundText } from './refund.tsx'

const words = deskPages.booking

export function Money(props: {
  readonly reservation: ReservationOnFile
  readonly refunds: readonly Refund[]
}) {
  const { payments } = props.reservation
  if (payments.length === 0) return null
  const paidBack = props.refunds.filter(({ paidAt }) => paidAt)
  return (
    <section className="mt-8">
      <h2 className="text-25">{words.money}</h2>
      <dl className="sums mt-3">
        {payments.map((payment) => (
          <div key={payment.kind}>
            <dt>{desk.facts[payment.kind]}</dt>
            <dd>{paidOf(payment)}</dd>
            {openCents(payment) > 0 && (
              <dd className="aside">
                {fill(words.due, { date: printDay(payment.dueOn, 'nl') })}
                <span className="copyable block">
                  {printStructuredCommunication(payment.reference)}
                </span>
              </dd>
            )}
          </div>
        ))}
        <div>
          <dt>{words.total}</dt>
          <dd>{printEuros(totalCents(payments), 'nl')}</dd>
        </div>
      </dl>
      {paidBack.map((refund) => (
        <p key={refund.id} className="mt-3">
          {refundText(refund)}
        </p>
      ))}
    </section>
  )
}
