import { addDays, instantIn, isoInBrussels } from '#booking/dates/brussels-time.ts'
import type { PlannedSession } from '#booking/dates/season.ts'
import type { Store } from '#store/store.ts'
import { choiceOf } from './dates.ts'
import { start } from './records.ts'

/** Dates of one place to thirty, one a day. */
export function seatDates(count: number): readonly PlannedSession[] {
  return Array.from({ length: count }, (_, i) => {
    const day = addDays('2025-10-01', i)
    return {
      origin: `seats ${i}`,
      workshop: 'drinks',
      startsAt: instantIn(day, '18:30'),
      endsAt: instantIn(day, '22:00'),
      capacity: 1 + (i % 30),
      bookedElsewhere: 0,
    }
  })
}

export async function planSeats(store: Store, count: number): Promise<void> {
  await store.saveSchedule(seatDates(count), start)
}

/** The choice of a date as the form sends it. */
export function choiceOfSeat({
  startsAt,
  endsAt,
}: Pick<PlannedSession, 'startsAt' | 'endsAt'>): string {
  return choiceOf({ startsAt: isoInBrussels(startsAt), endsAt: isoInBrussels(endsAt) })
}
