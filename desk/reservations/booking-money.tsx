import { TextLink, Section } from '#app/plain/parts.tsx'
import type { Id } from '#booking/id.ts'
import { namedPayments, openCents, totalCents } from '#booking/money/owed.ts'
import type { RefundReason } from '#booking/money/refund.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import { netUses, voucherUses } from '#booking/vouchers/voucher-uses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { Store } from '#store/store.ts'
import { refundText } from '../money/refunds/refund.tsx'
import { linePath } from '../money/statement/transactions.tsx'
import { dayText, euros, deskWords } from '../desk-language.ts'
import { paidOf } from './booking-text.tsx'

type MoneyOfBooking = {
  readonly reservation: ReservationOnFile
  readonly refunds: readonly (Refund & { readonly reason: RefundReason | undefined })[]
  readonly gifts: Awaited<ReturnType<typeof giftsOn>>
}

export function Money({ reservation, refunds, gifts }: MoneyOfBooking) {
  const { payments } = reservation
  if (payments.length === 0) return null
  const paidBack = refunds.filter(({ paidAt }) => paidAt)
  return (
    <Section title={deskWords().pages.booking.money}>
      <dl className="sums mt-3">
        {namedPayments(payments).map((payment) => (
          <div key={payment.kind}>
            <dt>{deskWords().desk.facts[payment.name]}</dt>
            <dd>{paidOf(payment)}</dd>
            {openCents(payment) > 0 && !hasEnded(reservation.status) && (
              <dd className="aside">
                {fill(deskWords().pages.booking.due, { date: dayText(payment.dueOn) })}
                <span className="copyable block">
                  {printStructuredCommunication(payment.reference)}
                </span>
              </dd>
            )}
          </div>
        ))}
        <div>
          <dt>{deskWords().pages.booking.total}</dt>
          <dd>{euros(totalCents(payments))}</dd>
        </div>
      </dl>
      <Gifts {...{ gifts, reservation }} />
      {paidBack.map((refund) => (
        <p key={refund.id} className="mt-3">
          {refundText(refund)}
        </p>
      ))}
    </Section>
  )
}

export async function giftsOn(store: Store, { id, payments }: ReservationOnFile) {
  if (payments.every(({ paidCents }) => paidCents === 0)) return []
  const uses = netUses(voucherUses(id, await store.entries.listOfPayments(id)))
  const byVoucher = [...Map.groupBy(uses, ({ voucherId }) => voucherId)]
  return Promise.all(
    byVoucher.map(async ([voucherId, each]) => {
      const voucher = await store.vouchers.find(voucherId)
      return { voucherId, code: voucher?.codeBeginning, cents: sum(each, ({ cents }) => cents) }
    }),
  )
}

function Gifts({ gifts, reservation }: Omit<MoneyOfBooking, 'refunds'>) {
  const back = onVoucherAgain(reservation.ending)
  return (
    <>
      {gifts.map(({ voucherId, code = '', cents }) => (
        <p key={voucherId} className="mt-3">
          <TextLink to={`${deskPath('cadeaubonnen')}#${voucherId}`}>
            {fill(deskWords().receipts.voucher.paid, { amount: euros(cents), code })}
          </TextLink>
        </p>
      ))}
      {back && <p className="mt-3">{back}</p>}
    </>
  )
}

export function onVoucherAgain(ending: ReservationOnFile['ending']): string | undefined {
  if (!ending || ending.voucherCents === 0) return undefined
  return fill(deskWords().receipts.voucher.back, { amount: euros(ending.voucherCents) })
}

export async function waitingMoneyOf(store: Store, id: Id<'reservation'>) {
  const lines = await store.transactions.listToDecideOf(id)
  return lines.filter(({ amountCents }) => amountCents > 0)
}

export function WaitingMoney({ lines }: { lines: Awaited<ReturnType<typeof waitingMoneyOf>> }) {
  return lines.map(({ key, amountCents, payerName, payerIban, detail }) => (
    <p key={key} className="mt-3">
      <TextLink to={linePath(key)}>
        {fill(
          detail.restCents === undefined
            ? deskWords().receipts.waits.all
            : deskWords().receipts.waits.rest,
          {
            amount: euros(amountCents),
            rest: euros(detail.restCents ?? 0),
            payer: payerName || payerIban || deskWords().receipts.waits.nobody,
          },
        )}
      </TextLink>
    </p>
  ))
}
