import { dayOf } from '#booking/dates/brussels-time.ts'
import { openCents } from '#booking/money/owed.ts'
import { paymentPlan } from '#booking/money/payment-plan.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { Change } from '../office.ts'

/** Whatever a booking still owes falls due as if it had been asked for today. */
export async function putOffDueDates(change: Change, changed: ReservationOnFile): Promise<void> {
  const { id: reservationId, session, payments } = changed
  const requestedOn = dayOf(change.clock.now())
  const plan = paymentPlan({ ...changed, requestedOn, workshopOn: session.day })
  for (const { kind } of payments.filter((payment) => openCents(payment) > 0)) {
    await change.setDueDate({ reservationId, kind }, plan[kind].dueOn)
  }
}
