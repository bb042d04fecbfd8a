import { otherDates } from '#booking/other-dates.ts'
import type { Session } from '#booking/session.ts'
import type { DateOption } from '#app/plain/date-choice.tsx'
import { printDay, printTimeRange } from '#language/dates.ts'
import { fillCounted } from '#language/fill.ts'
import type { GuestVisit } from './guest-visit.tsx'

/** The other dates of a guest's workshop that have room for the whole party. */
export async function datesWithRoom({ office, reservation }: GuestVisit) {
  const now = office.clock.now()
  const { session: instead, participants } = reservation
  return otherDates(await office.store.listSessions(now), { instead, participants, now }).withRoom
}

/** One of them, to choose. */
export function dateOption(session: Session, { language, words }: GuestVisit): DateOption {
  const { id, day, startTime, endTime, capacity, taken } = session
  return {
    id,
    date: printDay(day, language),
    time: printTimeRange(startTime, endTime),
    note: fillCounted(words.myBooking.move.spotsLeft, capacity - taken, language),
  }
}
