import { openCents } from '#booking/owed.ts'
import { paymentPlan } from '#booking/payment-plan.ts'
import type { ReservationOnFile } from '../store/reservation-records.ts'
import type { Changes } from '../store/store.ts'

/** Whatever a booking still owes falls due as if it had been asked for today. */
export async function putOffDueDates(
  changes: Changes,
  changed: ReservationOnFile,
  today: string,
): Promise<void> {
  const { id, priceCents, participants, session, payments } = changed
  const plan = paymentPlan({
    priceCents,
    participants,
    requestedOn: today,
    workshopOn: session.day,
  })
  for (const payment of payments) {
    const { dueOn } = plan[payment.kind]
    if (openCents(payment) > 0) {
      await changes.setDueDate({ reservationId: id, kind: payment.kind }, dueOn)
    }
  }
}
