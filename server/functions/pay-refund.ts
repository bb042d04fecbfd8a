import { recordEvent } from './events.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'

export type RefundOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'done-before' }
  | { readonly kind: 'no-such-refund' }

/** The owner has paid a refund: the guest hears that the money is on its way. */
export async function payRefund(office: Office, refundId: string): Promise<RefundOutcome> {
  const refund = await office.store.findRefund(refundId)
  if (!refund) return { kind: 'no-such-refund' }
  const outcome = await office.store.change(async (changes): Promise<RefundOutcome> => {
    const paidAt = office.clock.now()
    if (!(await changes.markRefundPaid(refundId, paidAt))) return { kind: 'done-before' }
    const { reservationId, amountCents } = refund
    const detail = { cents: amountCents }
    await recordEvent(office, changes, { reservationId, by: 'owner', what: 'refunded', detail })
    const reservation = (await changes.findReservation(reservationId))!
    const news = { kind: 'refunded', reservation, refund: { ...refund, paidAt } } as const
    await queueLetters(office, changes, office.letters.forNews(news))
    return { kind: 'done' }
  })
  office.mailQueued()
  return outcome
}
