import { randomUUID } from 'node:crypto'
import { answerDay } from '#booking/dates/away.ts'
import type { Session } from '#booking/dates/session.ts'
import { priceOn } from '#booking/house/house.ts'
import { paymentKinds } from '#booking/money/owed.ts'
import { paymentPlan } from '#booking/money/payment-plan.ts'
import { refundTerms } from '#booking/money/refund-terms.ts'
import type { Reservation } from '#store/reservations.ts'
import { drawReference } from '../money/payments.ts'
import type { Change } from '../office.ts'

type Asked = Pick<
  Reservation,
  'participants' | 'name' | 'email' | 'language' | 'status' | 'source'
> & { readonly telephone?: string; readonly specialRequirements?: string }

/** With what is to be paid for it; of one that is unproven that is put down once it holds its places. */
export async function addReservation(
  change: Change,
  session: Session,
  { telephone = '', specialRequirements = '', ...asked }: Asked,
): Promise<Reservation> {
  const reservation = {
    ...asked,
    sessionId: session.id,
    id: randomUUID(),
    telephone,
    specialRequirements,
    priceCents: priceOn(change.house, session),
    createdAt: change.clock.now(),
    terms: refundTerms,
  }
  await change.addReservation(reservation)
  if (asked.status !== 'unproven') await addPayments(change, reservation, session)
  return reservation
}

export async function addPayments(change: Change, reservation: Reservation, { day }: Session) {
  const { createdAt, status } = reservation
  const periods = status === 'requested' ? await change.awayFrom(createdAt) : []
  const agreedOn = answerDay(createdAt, periods)
  const plan = paymentPlan({ ...reservation, agreedOn, workshopOn: day })
  const { id: reservationId } = reservation
  for (const kind of paymentKinds) {
    const { dueOn } = plan[kind]
    const payment = { reservationId, kind, dueOn }
    await drawReference(change, (reference) => change.addPayment({ ...payment, reference }))
  }
  await change.post(
    paymentKinds.map((kind) => {
      const { amountCents: cents } = plan[kind]
      return {
        kind: 'charged',
        from: `${kind}:${reservationId}`,
        to: 'price',
        cents,
        at: createdAt,
      }
    }),
  )
}
