import type { Actor } from '#booking/reservations/life.ts'
import { readIban } from '#booking/money/iban.ts'
import { goesTo, onceStopped, refundAccount, stoppable } from '#booking/money/refund-account.ts'
import type { Refund } from '#store/money/payments.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { tell } from '../mail/tell.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'
import { paidFrom, type RefundOutcome } from './refunds.ts'

type Asked = {
  readonly reservation: ReservationOnFile
  readonly refund: Refund
  readonly by: Actor
}

/** The guest's mailbox hears which account was named, unless it is the one the money came from. */
export async function tellAccount(change: Change, { reservation, refund, by }: Asked) {
  const known = await paidFrom(change, reservation.id)
  if (!stoppable(refund, known)) return
  if (refund.asked) {
    await recordEvent(change, { reservationId: reservation.id, by, what: 'account-asked' })
  }
  await tell(change, { kind: 'refund-account', reservation, refund })
}

/** Refunds without an account go where a statement shows the money came from, after a split too. */
export async function learnAccount(change: Change, reservationId: string): Promise<void> {
  await learnOwnAccount(change, reservationId)
  for (const { what, detail } of await change.listEvents(reservationId)) {
    if (what === 'split') await learnAccount(change, detail.otherId)
  }
}

async function learnOwnAccount(change: Change, reservationId: string): Promise<void> {
  const refunds = await change.refundsOf(reservationId)
  const waiting = refunds.filter(({ paidAt, iban }) => !paidAt && iban === '')
  if (waiting.length === 0) return
  const iban = await paidFrom(change, reservationId)
  if (!iban) return
  for (const { id } of waiting) await change.setRefundAccount(id, { iban, asked: undefined })
}

export async function keepRefundAccount(
  office: Office,
  { id, typed }: { readonly id: string; readonly typed: string },
): Promise<RefundOutcome | { readonly kind: 'invalid' }> {
  const iban = readIban(typed)
  if (!iban) return { kind: 'invalid' }
  return inOneChange(office, async (change): Promise<RefundOutcome> => {
    const refund = await change.findRefund(id)
    if (!refund) return { kind: 'no-such-refund' }
    if (refund.paidAt || goesTo(refund) === iban) return { kind: 'done-before' }
    const known = await paidFrom(change, refund.reservationId)
    const account = refundAccount({ known, typed: iban }, change.clock.now())
    await change.setRefundAccount(id, account)
    const reservation = (await change.findReservation(refund.reservationId))!
    await tellAccount(change, { reservation, refund: { ...refund, ...account }, by: 'owner' })
    return { kind: 'done' }
  })
}

export async function stopRefundAccount(office: Office, reservationId: string): Promise<void> {
  await inOneChange(office, async (change) => {
    const known = await paidFrom(change, reservationId)
    for (const refund of await change.refundsOf(reservationId)) {
      if (refund.paidAt || !stoppable(refund, known)) continue
      await change.setRefundAccount(refund.id, onceStopped(refund, known))
      await recordEvent(change, { reservationId, by: 'guest', what: 'account-stopped' })
    }
  })
}
