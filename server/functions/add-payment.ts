import { randomInt } from 'node:crypto'
import { dayOf } from '#booking/brussels-time.ts'
import { paymentPlan } from '#booking/payment-plan.ts'
import type { Session } from '#booking/session.ts'
import { structuredCommunication } from '#booking/structured-communication.ts'
import type { Changes } from '../store/store.ts'
import type { Payment, Reservation } from '../store/reservation-records.ts'

/** Puts down deposit and balance of a new reservation. */
export async function addPayments(
  changes: Changes,
  reservation: Reservation,
  session: Session,
): Promise<{ readonly deposit: Payment; readonly balance: Payment }> {
  const plan = paymentPlan({
    priceCents: reservation.priceCents,
    participants: reservation.participants,
    requestedOn: dayOf(reservation.createdAt),
    workshopOn: session.day,
  })
  const owed = { reservationId: reservation.id, paidCents: 0 }
  return {
    deposit: await addPaymentWithReference(changes, { ...owed, kind: 'deposit', ...plan.deposit }),
    balance: await addPaymentWithReference(changes, { ...owed, kind: 'balance', ...plan.balance }),
  }
}

/**
 * Adds what is to be paid under a structured communication of its own. The ten digits are drawn at
 * random, so that a reference tells nothing of how many bookings the farm has; the store refuses
 * one that is in use, and another is drawn.
 */
async function addPaymentWithReference(
  changes: Changes,
  owed: Omit<Payment, 'reference'>,
): Promise<Payment> {
  for (;;) {
    const base = String(randomInt(10 ** 10)).padStart(10, '0')
    const payment = { ...owed, reference: structuredCommunication(base) }
    if (await changes.addPayment(payment)) return payment
  }
}
