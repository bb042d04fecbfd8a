import { randomInt } from 'node:crypto'
import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import { openCents } from '#booking/money/owed.ts'
import { paymentPlan } from '#booking/money/payment-plan.ts'
import { structuredCommunication } from '#booking/money/structured-communication.ts'
import type { Payment } from '#store/money.ts'
import type { Reservation, ReservationOnFile } from '#store/reservations.ts'
import type { Change } from '../office.ts'

export async function addPayments(
  change: Change,
  reservation: Reservation,
  session: Session,
): Promise<{ readonly deposit: Payment; readonly balance: Payment }> {
  const requestedOn = dayOf(reservation.createdAt)
  const plan = paymentPlan({ ...reservation, requestedOn, workshopOn: session.day })
  const owed = { reservationId: reservation.id, paidCents: 0 }
  return {
    deposit: await addPaymentWithReference(change, { ...owed, kind: 'deposit', ...plan.deposit }),
    balance: await addPaymentWithReference(change, { ...owed, kind: 'balance', ...plan.balance }),
  }
}

/** Drawn at random, so that it tells nothing of how many bookings there are; the store refuses one in use. */
async function addPaymentWithReference(
  change: Change,
  owed: Omit<Payment, 'reference'>,
): Promise<Payment> {
  for (;;) {
    const base = String(randomInt(10 ** 10)).padStart(10, '0')
    const payment = { ...owed, reference: structuredCommunication(base) }
    if (await change.addPayment(payment)) return payment
  }
}

/** Whatever a booking still owes falls due as if it had been asked for today. */
export async function putOffDueDates(change: Change, changed: ReservationOnFile, today: string) {
  const { id: reservationId, session, payments } = changed
  const plan = paymentPlan({ ...changed, requestedOn: today, workshopOn: session.day })
  for (const { kind } of payments.filter((payment) => openCents(payment) > 0)) {
    await change.setDueDate({ reservationId, kind }, plan[kind].dueOn)
  }
}
