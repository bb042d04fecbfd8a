import { owedCents } from '#booking/owed.ts'
import { whatToPay } from '#booking/what-to-pay.ts'
import { desk } from '#content/words/nl/desk.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { Refund, ReservationOnFile } from '../../store/reservation-records.ts'

/** What a booking waits for after a step of the owner, in one sentence. */
export function whatComesNext(reservation: ReservationOnFile, refunds: readonly Refund[]): string {
  const words = desk.next
  const back = refunds.reduce((sum, { amountCents, paidAt }) => sum + (paidAt ? 0 : amountCents), 0)
  if (back > 0) return fill(words.refund, { amount: printEuros(back, 'nl') })
  const { status, payments } = reservation
  const open = owedCents(payments)
  const toPay = whatToPay(payments)
  switch (status) {
    case 'requested':
      return words.request
    case 'confirmed':
    case 'secured':
      return fill(toPay ? words.money : words.nothing, {
        amount: printEuros(toPay?.cents ?? 0, 'nl'),
        date: toPay ? printDay(toPay.dueOn, 'nl') : '',
      })
    case 'paid':
      return words.practical
    case 'completed':
      return open > 0 ? fill(words.owed, { amount: printEuros(open, 'nl') }) : words.nothing
    case 'declined':
    case 'cancelled':
      return words.nothing
  }
}
