import { randomUUID } from 'node:crypto'
import type { Id } from '#booking/id.ts'
import type { Method } from '#booking/money/method.ts'
import { inTurn, openCents, owedCents } from '#booking/money/owed.ts'
import { type Receipt, receiptCents, receiptsOf } from '#booking/money/receipts.ts'
import type { Cents } from '#booking/units.ts'
import type { Day } from '#language/dates.ts'
import { inOneChange, type Office } from '../office.ts'
import type { StepOutcome } from '../reservations/take-step.ts'
import { bookReceipts, type PaidPart } from './receive-payment.ts'

type ByHand = {
  readonly id: Id<'reservation'>
  readonly cents: Cents
  readonly method: Method
  /** Day in Brussels on which the sum came, today or earlier. */
  readonly day: Day
  /** The owner says that the same sum came twice that day. */
  readonly isAgain?: boolean
}

type Refused =
  | { readonly kind: 'too-much'; readonly owedCents: Cents }
  /** The same sum, day and method were noted before. */
  | { readonly kind: 'noted-before' }

/**
 * A sum that the owner saw come in, booked on the open payments in turn. `too-much`: only
 * `owedCents` is open.
 */
export function receiveByHand(
  office: Office,
  { id, cents, method, day, isAgain = false }: ByHand,
): Promise<StepOutcome | Refused> {
  return inOneChange(office, async (change) => {
    const reservation = await change.reservations.find(id)
    if (!reservation) return { kind: 'no-such-reservation' } as const
    const { payments } = reservation
    if (cents > owedCents(payments)) {
      return { kind: 'too-much', owedCents: owedCents(payments) } as const
    }
    const receipts = isAgain ? [] : receiptsOf(id, await change.entries.ofBooking(id))
    const isSame = (one: Receipt) =>
      one.method === method && one.day === day && receiptCents(one) === cents
    if (receipts.some(isSame)) return { kind: 'noted-before' }
    let left = cents
    // A sum that came at once is one receipt, whichever payments it pays.
    const paying = { kind: 'marked', from: `hand:${randomUUID()}`, method, day } as const
    const parts = inTurn(payments).flatMap((payment): readonly PaidPart[] => {
      const amountCents = Math.min(left, openCents(payment))
      left -= amountCents
      return amountCents > 0 ? [{ reservationId: id, kind: payment.kind, amountCents, paying }] : []
    })
    return bookReceipts(change, { by: 'owner', id, parts, known: reservation })
  })
}
