import { dayOf } from '#booking/brussels-time.ts'
import type { Books, OpenPayment } from '#booking/statement/booked.ts'
import type { BooksOnFile } from '../store/life.ts'
import type { ReservationOnFile } from '../store/store.ts'

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
