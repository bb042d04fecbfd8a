import { nameOf } from '#booking/money/owed.ts'
import type { Part } from '#booking/money/statement/books.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { accountPage as words } from '#content/words/nl/statement.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'

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
  if (first && second) return words.both
  if (!first) return ''
  return deskPages.payments[booking ? nameOf(first, booking.payments) : first]
}
