import { dayOf } from '#booking/brussels-time.ts'
import type { Books, OpenPayment } from '#booking/statement/booked.ts'
import type { Movement } from '#booking/statement/movement.ts'
import type { WaitingMovement } from '#booking/statement/waiting.ts'
import { isStructuredCommunication } from '#booking/structured-communication.ts'
import type { BooksOnFile, MovementOnFile } from '../store/movement-records.ts'
import type { ReservationOnFile } from '../store/reservation-records.ts'

/** What the rules of a statement look at, from what is on file. */
export function booksOf({ reservations, refunds, movements }: BooksOnFile): Books {
  return {
    payments: reservations.flatMap(paymentsOf),
    refunds: refunds.filter(({ paidAt, iban }) => !paidAt && iban !== ''),
    seen: new Set(movements.map(({ key }) => key)),
  }
}

function paymentsOf(reservation: ReservationOnFile): readonly OpenPayment[] {
  const { id: reservationId, name, status, createdAt } = reservation
  const requestedOn = dayOf(createdAt)
  return reservation.payments.map((payment) => ({
    ...payment,
    reservationId,
    name,
    status,
    requestedOn,
  }))
}

/** A movement that waits for the owner; undefined when it does not, or no longer. */
export function waitingOf(onFile: MovementOnFile): WaitingMovement | undefined {
  const { outcome, reservationId, settledAt } = onFile
  if (settledAt || (outcome !== 'review' && outcome !== 'over')) return undefined
  const { reason, restCents: leftCents = onFile.amountCents } = onFile.detail
  return { movement: movementOf(onFile), outcome, reason, reservationId, leftCents }
}

/** What a payer wrote, in one text: the twelve digits of the field for a reference, or else the rest. */
export function communicationText({ structured, freeText }: Movement): string {
  return structured ?? freeText
}

/**
 * The movement as the statement told it. Which field a text stood in was not kept: digits that are
 * right are a reference wherever they were written, and any other twelve are text.
 */
export function movementOf(onFile: MovementOnFile): Movement {
  const { key, bookedOn, amountCents, communication, payerName, payerIban, detail } = onFile
  const isStructured = isStructuredCommunication(communication)
  return {
    key,
    bookedOn,
    amountCents,
    ...(isStructured && { structured: communication }),
    freeText: isStructured ? '' : communication,
    ...(payerName && { payerName }),
    ...(payerIban && { payerIban }),
    status: detail.reason === 'reversal' ? 'reversal' : 'booked',
  }
}
