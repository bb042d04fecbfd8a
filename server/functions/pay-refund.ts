import { readIban } from '#booking/iban.ts'
import type { Changes } from '../store/store.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'

export type RefundOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'done-before' }
  | { readonly kind: 'no-such-refund' }

/** The owner has paid a refund: the guest hears that the money is on its way. */
export async function payRefund(office: Office, refundId: string): Promise<RefundOutcome> {
  const outcome = await office.store.change((changes) =>
    bookRefundPaid(office, changes, { id: refundId, by: 'owner' }),
  )
  office.mailQueued()
  return outcome
}

/** Keeps the account that a refund goes to, as the owner heard it from the guest. */
export async function keepRefundAccount(
  office: Office,
  { id, typed }: { readonly id: string; readonly typed: string },
): Promise<RefundOutcome | { readonly kind: 'invalid' }> {
  const iban = readIban(typed)
  if (!iban) return { kind: 'invalid' }
  return office.store.change(async (changes): Promise<RefundOutcome> => {
    const refund = await changes.findRefund(id)
    if (!refund) return { kind: 'no-such-refund' }
    if (refund.paidAt || refund.iban === iban) return { kind: 'done-before' }
    await changes.setRefundAccount(id, iban)
    return { kind: 'done' }
  })
}

/** Marks a refund as paid, within a change: the owner said so, or a statement shows it. */
export async function bookRefundPaid(
  office: Office,
  changes: Changes,
  { id, by }: { readonly id: string; readonly by: 'owner' | 'bank' },
): Promise<RefundOutcome> {
  const refund = await changes.findRefund(id)
  if (!refund) return { kind: 'no-such-refund' }
  const paidAt = office.clock.now()
  if (!(await changes.markRefundPaid(id, paidAt))) return { kind: 'done-before' }
  const { reservationId, amountCents } = refund
  const detail = { cents: amountCents }
  await recordEvent(office, changes, { reservationId, by, what: 'refunded', detail })
  const reservation = (await changes.findReservation(reservationId))!
  const news = { kind: 'refunded', reservation, refund: { ...refund, paidAt } } as const
  await queueLetters(office, changes, office.letters.forNews(news))
  return { kind: 'done' }
}
