import type { Books } from './booked.ts'
import { type Account, ledgerOf, openOf, takesMoney } from './ledger.ts'
import type { Movement } from './movement.ts'

/**
 * Bookings of which a movement is, to the cent, the deposit, the balance or all that is open. That is
 * no sign that it is theirs, as others pay such amounts too: the owner may know.
 *
 * @returns ids of reservations, in the order of the books
 */
export function owingExactly(
  { amountCents, bookedOn }: Pick<Movement, 'amountCents' | 'bookedOn'>,
  { payments }: Pick<Books, 'payments'>,
): readonly string[] {
  if (amountCents <= 0) return []
  const owes = (account: Account) =>
    [openOf(account), ...Object.values(account.open)].includes(amountCents)
  return [...ledgerOf(payments).accounts.values()]
    .filter((each) => takesMoney(each) && each.requestedOn <= bookedOn && owes(each))
    .map(({ reservationId }) => reservationId)
}
