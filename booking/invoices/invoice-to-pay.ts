import type { Day } from '#language/dates.ts'
import { nextPaymentOf } from '../money/next-payment.ts'
import type { Cents } from '../units.ts'

type InvoicedOn = {
  readonly totalCents: Cents
  /** Day in Brussels; a due day that has passed becomes today. */
  readonly today: Day
}

/** Open amount of an invoice and its due day; the deposit first when it is asked for before the rest. */
export function invoiceToPay(
  payments: Parameters<typeof nextPaymentOf>[0],
  { totalCents, today }: InvoicedOn,
) {
  const open = nextPaymentOf(payments, { today, asksBalance: true })
  if (!open) return undefined
  const notPast = (day: Day) => (day > today ? day : today)
  const { reference } = open
  const cents = Math.min(totalCents, open.cents)
  const first = nextPaymentOf(payments, { today })!
  const firstDay = notPast(first.dueOn)
  const lastDay = notPast(open.dueOn)
  const isAtOnce = first.cents >= cents || firstDay === lastDay
  if (isAtOnce) return { toPay: { cents, dueOn: firstDay, reference }, deposit: undefined }
  const deposit = { cents: first.cents, dueOn: firstDay }
  return { toPay: { cents, dueOn: lastDay, reference }, deposit }
}
