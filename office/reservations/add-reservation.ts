import { randomUUID } from 'node:crypto'
import { type Away, answerDay } from '#booking/dates/away.ts'
import type { Session } from '#booking/dates/session.ts'
import { priceOn } from '#booking/house/house.ts'
import { conditionsOf } from '#booking/house/terms.ts'
import type { Id } from '#booking/id.ts'
import { paymentKinds } from '#booking/money/owed.ts'
import { paymentPlan } from '#booking/money/payment-plan.ts'
import { type GuestFacts, guestFactsOf } from '#booking/reservations/guest-facts.ts'
import type { Reservation, ReservationOnFile } from '#store/reservations/reservations.ts'
import { drawReferences } from '../money/payments.ts'
import type { Change } from '../office.ts'

type NewReservation = Pick<
  Reservation,
  | 'participants'
  | 'name'
  | 'email'
  | 'language'
  | 'status'
  | 'source'
  | 'voucherDigest'
  | 'groupPriceCents'
> &
  Partial<GuestFacts> & {
    readonly id?: Id<'reservation'>
    readonly periods?: readonly Away[]
  }

/** Adds a booking with its payments. An unproven booking gets its payments once it holds places. */
export async function addReservation(
  change: Change,
  session: Session,
  { periods = [], ...wanted }: NewReservation,
): Promise<ReservationOnFile> {
  const reservation = {
    id: randomUUID(),
    ...wanted,
    ...guestFactsOf(wanted),
    sessionId: session.id,
    priceCents: priceOn(change.house, session),
    createdAt: change.now,
    refundSteps: change.house.terms.refund,
    conditions: conditionsOf(change.house.terms),
  }
  const isUnproven = wanted.status === 'unproven'
  const payments = isUnproven ? [] : await planPayments(change, reservation, { session, periods })
  const onFile = await change.reservations.add(reservation, payments)
  return { ...reservation, ...onFile, session, payments, payer: undefined, ending: undefined }
}

type Planned = {
  readonly session: Session
  /** Days on which the farm is away and answers no request. */
  readonly periods: readonly Away[]
}

/** Each payment has a reference of its own. */
export async function planPayments(
  change: Change,
  reservation: Pick<Reservation, 'createdAt' | 'priceCents' | 'participants' | 'conditions'>,
  { session, periods }: Planned,
) {
  const agreedOn = answerDay(reservation.createdAt, periods)
  const plan = paymentPlan({ ...reservation, agreedOn, workshopOn: session.day })
  const references = await drawReferences(change, paymentKinds.length)
  return paymentKinds.map((kind, nth) => ({
    kind,
    paidCents: 0 as const,
    ...plan[kind],
    reference: references[nth]!,
  }))
}
