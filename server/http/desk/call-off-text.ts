import type { SessionOnFile } from '../../store/session-records.ts'
import { desk } from '#content/words/nl/desk.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'

const words = desk.callOff

/**
 * What calling a date off means for who booked and who waits: how many bookings end, who hears so by
 * mail, and whom the farm has to tell itself.
 *
 * @param guests the bookings that hold places
 * @param waiting how many parties are on the waiting list
 */
export function callOffText(
  { bookedElsewhere }: Pick<SessionOnFile, 'bookedElsewhere'>,
  guests: readonly Pick<ReservationOnFile, 'name' | 'email'>[],
  waiting: number,
): string {
  const unreachable = guests.filter(({ email }) => email === '').map(({ name }) => name)
  const mailed = guests.length - unreachable.length
  const told = unreachable.length === 0 ? words.allTold : words.othersTold
  return [
    guests.length === 0 ? words.nobody : fillCounted(words.cancelled, guests.length, 'nl'),
    mailed > 0 && fillCounted(told, mailed, 'nl'),
    unreachable.length > 0 && fill(words.noAddress, { names: unreachable.join(', ') }),
    waiting > 0 && fillCounted(words.waiting, waiting, 'nl'),
    bookedElsewhere > 0 && fillCounted(words.elsewhere, bookedElsewhere, 'nl'),
  ]
    .filter(Boolean)
    .join(' ')
}
