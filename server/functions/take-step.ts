import { dayOf } from '#booking/brussels-time.ts'
import { type Actor, type Refusal, rule, type Step } from '#booking/life.ts'
import { holdsPlaces } from '#booking/status.ts'
import type { EventDetail } from '../store/history-records.ts'
import type { Refund, ReservationOnFile } from '../store/reservation-records.ts'
import type { Changes } from '../store/store.ts'
import { recordEvent } from './events.ts'
import { givePlacesBack } from './give-places-back.ts'
import type { Office } from './office.ts'
import { putDownRefund } from './put-down-refund.ts'

/** How a step in a booking's life ended; `reservation` is as it stands afterwards. */
export type StepOutcome =
  | {
      readonly kind: 'done'
      readonly reservation: ReservationOnFile
      readonly refund: Refund | undefined
    }
  | { readonly kind: 'done-before'; readonly reservation: ReservationOnFile }
  | {
      readonly kind: 'refused'
      readonly reason: Refusal
      readonly reservation: ReservationOnFile
    }
  | { readonly kind: 'no-such-reservation' }

export type StepTaken = {
  readonly id: string
  readonly step: Step
  readonly by: Actor
  /** Where a refund goes; empty when nobody has said. */
  readonly iban?: string
}

/**
 * Takes one step of a booking's life inside a change: what the rules allow becomes its state, its
 * places are given back when it no longer holds them, and what is owed back to the guest is put down.
 * Mails are the business of who calls this.
 */
export async function takeStep(
  office: Office,
  changes: Changes,
  { id, step, by, iban = '' }: StepTaken,
): Promise<StepOutcome> {
  const reservation = await changes.findReservation(id)
  if (!reservation) return { kind: 'no-such-reservation' }
  const now = office.clock.now()
  const ruling = rule(lifeOf(reservation), step, { by, now, today: dayOf(now) })
  if (ruling.kind === 'done-before') return { kind: 'done-before', reservation }
  if (ruling.kind === 'refused') return { ...ruling, reservation }

  const { status, refundCents } = ruling
  await changes.updateReservation(id, { status })
  if (holdsPlaces(reservation.status) && !holdsPlaces(status)) {
    const { sessionId, participants: places } = reservation
    await givePlacesBack(office, changes, { sessionId, places })
  }
  const refund = await putDownRefund(office, changes, { id, cents: refundCents, iban })
  const what = eventOf[step]
  if (what) {
    const detail: EventDetail = {
      ...(refund && { refundCents }),
      // What it would go on as, on another date, and the money that would go along.
      ...(step === 'call-off' && {
        was: reservation.status,
        ...(refund && { refundId: refund.id }),
      }),
    }
    await recordEvent(office, changes, { reservationId: id, by, what, detail })
  }
  return { kind: 'done', reservation: { ...reservation, status }, refund }
}

/** What the rules look at, from what is on file. */
export function lifeOf(reservation: ReservationOnFile) {
  const { status, payments, session, terms } = reservation
  return {
    status,
    payments,
    terms,
    workshopOn: session.day,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
  }
}

/** Money received, another date and another number of people have a line of their own, with its figures. */
const eventOf = {
  confirm: 'confirmed',
  decline: 'declined',
  cancel: 'cancelled',
  'call-off': 'called-off',
  complete: 'completed',
  receive: undefined,
  move: undefined,
  rebook: undefined,
  'change-party': undefined,
  'write-off': undefined,
} as const satisfies Record<Step, string | undefined>
