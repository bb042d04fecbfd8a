import { nameOf } from '#booking/money/owed.ts'
import type { Part } from '#booking/money/statement/books.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { say } from '../../telling.ts'

const words = () => say().account

type Bookings = { readonly reservations: ReadonlyMap<string, ReservationOnFile> }

export function whatOf(parts: readonly Part[], { reservations }: Bookings): string {
  const booking = reservations.get(parts[0]?.reservationId ?? '')
  return kindsText(
    parts.map(({ kind }) => kind),
    booking,
  )
}

/** "voorschot", "voorschot en saldo", "het hele bedrag" */
export function kindsText(
  [first, second]: readonly Part['kind'][],
  booking: ReservationOnFile | undefined,
): string {
  if (first && second) return words().both
  if (!first) return ''
  return say().pages.payments[booking ? nameOf(first, booking.payments) : first]
}
