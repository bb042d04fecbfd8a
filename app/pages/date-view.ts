import { isoInBrussels } from '#booking/dates/brussels-time.ts'
import { availabilityOf, goingAheadOf, type Session } from '#booking/dates/session.ts'
import { printGoingAhead } from '#content/words/going-ahead.ts'
import type { AvailabilityWords } from '#content/words/shape/booking.ts'
import { printOwnDate } from '#content/words/own-date.ts'
import type { OwnDateWords } from '#content/words/shape/own-date.ts'
import { printDay, printDayApart, printMonth } from '#language/dates.ts'
import { fillCounted } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { printScheduleTime } from '#language/times.ts'

export type DateView = ReturnType<typeof viewDate>

export function viewDate(
  session: Session,
  language: Language,
  told: {
    readonly availability: AvailabilityWords
    readonly ownDate: OwnDateWords
    readonly workshopName: string
    readonly priceCents: number
  },
) {
  const { id, workshop, day, startTime, endTime, startsAt, endsAt } = session
  const { kind: state, left } = availabilityOf(session)
  const date = printDay(day, language)
  const time = printScheduleTime(startTime, endTime)
  return {
    id,
    workshop,
    workshopName: told.workshopName,
    day,
    date,
    dateApart: printDayApart(day, language),
    month: printMonth(day.slice(0, 7), language),
    time,
    choice: `${date} - ${time}`,
    state,
    left,
    /** A person. */
    priceCents: told.priceCents,
    /** ISO 8601 with the offset of that day in Brussels. */
    startsAt: isoInBrussels(startsAt),
    endsAt: isoInBrussels(endsAt),
    availability: printAvailability(session, language, told.availability),
    /** Empty where that goes without saying. */
    goingAhead: printGoingAhead(goingAheadOf(session), language, told.availability),
    own: printOwnDate(session, language, told.ownDate),
    taughtIn: session.taughtIn,
    /** Places taken, from 0 to 1, for the jar. */
    level: session.taken / session.capacity,
  }
}

function printAvailability(session: Session, language: Language, words: AvailabilityWords): string {
  const { kind, left } = availabilityOf(session)
  if (kind === 'full') return words.fullyBooked
  return kind === 'few-left' ? fillCounted(words.spotsLeft, left, language) : words.available
}
