import { dayOf } from '#booking/dates/brussels-time.ts'
import { practicalAt } from '#booking/reservations/due.ts'
import { owedCents } from '#booking/money/owed.ts'
import { goesTo } from '#booking/money/refund.ts'
import { lateSince, nextPaymentOf } from '#booking/money/next-payment.ts'
import { sum } from '#booking/sum.ts'
import { fill } from '#language/fill.ts'
import type { Invoicing } from '#office/invoices/invoicing.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { dayText, euros, deskWords } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'

type Known = {
  readonly refunds: readonly Refund[]
  /** The owner no longer asks for money that was open after the day. */
  readonly isWrittenOff?: boolean
  readonly invoicing?: Pick<Invoicing, 'next'>
}

export function nextStepText(
  { now }: Pick<DeskVisit, 'now'>,
  reservation: ReservationOnFile,
  { refunds, isWrittenOff, invoicing }: Known,
): string {
  const words = deskWords().desk.next
  const waiting = refunds.filter(({ paidAt }) => !paidAt)
  if (waiting.length > 0) {
    const amount = euros(sum(waiting, ({ amountCents }) => amountCents))
    return fill(waiting.every(goesTo) ? words.refund : words.refundNoAccount, { amount })
  }
  const { status, payments, session, email } = reservation
  const nothing = invoicing?.next ? words.invoice : words.nothing
  switch (status) {
    case 'unproven':
      return words.unproven
    case 'requested':
      return words.request
    case 'confirmed':
    case 'secured': {
      const toPay = nextPaymentOf(payments, { today: dayOf(now) })
      if (!toPay) return nothing
      const [amount, date] = [euros(toPay.cents), dayText(lateSince(toPay))]
      return fill(words.money, { amount, date })
    }
    case 'paid':
      if (email === '') return words.byTelephone
      return now < practicalAt(session.day) ? words.practical : words.ready
    case 'completed': {
      const open = owedCents(payments)
      const owed = isWrittenOff ? words.writtenOff : words.owed
      return open > 0 ? fill(owed, { amount: euros(open) }) : nothing
    }
    case 'declined':
    case 'cancelled':
      return nothing
  }
}
