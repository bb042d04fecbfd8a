import { randomInt } from 'node:crypto'
import { structuredCommunication } from '#booking/structured-communication.ts'
import type { Changes, Payment } from '../store/store.ts'

/**
 * Adds what is to be paid under a structured communication of its own. The ten digits are drawn at
 * random, so that a reference tells nothing of how many bookings the farm has; the store refuses
 * one that is in use, and another is drawn.
 */
export async function addPaymentWithReference(
  changes: Changes,
  owed: Omit<Payment, 'reference'>,
): Promise<Payment> {
  for (;;) {
    const base = String(randomInt(10 ** 10)).padStart(10, '0')
    const payment = { ...owed, reference: structuredCommunication(base) }
    if (await changes.addPayment(payment)) return payment
  }
}
