import { isoInBrussels } from '#booking/brussels-time.ts'
import { type Availability, availabilityOf, goingAheadOf, type Session } from '#booking/session.ts'
import type { WorkshopSlug } from '#booking/workshops.ts'
import type { AvailabilityWords } from '#content/words/shape/booking.ts'
import { printDay, printDayApart, type PrintedDay, printTimeRange } from '#language/dates.ts'
import { printGoingAhead } from '#content/words/going-ahead.ts'
import { fillCounted } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'

/** One date as pages show it: texts ready to print, and nothing of the store's. */
export type DateView = {
  readonly id: string
  readonly workshop: WorkshopSlug
  readonly workshopName: string
  readonly day: string
  /** "dinsdag 30 september 2025" */
  readonly date: string
  /** The same, for where its number stands large. */
  readonly dateApart: PrintedDay
  /** "18:30-22:00" */
  readonly time: string
  /** What the form sends: "{date} - {time}". */
  readonly choice: string
  readonly state: Availability['kind']
  readonly availability: string
  /** Whether it goes ahead; empty where that goes without saying. */
  readonly goingAhead: string
  /** Places left. */
  readonly left: number
  /** ISO 8601 with the offset of that day in Brussels. */
  readonly startsAt: string
  readonly endsAt: string
  /** Places taken, from 0 to 1, for the jar. */
  readonly level: number
}

export function viewDate(
  session: Session,
  language: Language,
  words: { readonly availability: AvailabilityWords; readonly workshopName: string },
): DateView {
  const date = printDay(session.day, language)
  const time = printTimeRange(session.startTime, session.endTime)
  return {
    id: session.id,
    workshop: session.workshop,
    workshopName: words.workshopName,
    day: session.day,
    date,
    dateApart: printDayApart(session.day, language),
    time,
    choice: `${date} - ${time}`,
    state: availabilityOf(session).kind,
    left: availabilityOf(session).left,
    startsAt: isoInBrussels(session.startsAt),
    endsAt: isoInBrussels(session.endsAt),
    availability: printAvailability(session, language, words.availability),
    goingAhead: printGoingAhead(goingAheadOf(session), language, words.availability),
    level: session.taken / session.capacity,
  }
}

function printAvailability(session: Session, language: Language, words: AvailabilityWords): string {
  const { kind, left } = availabilityOf(session)
  if (kind === 'full') return words.fullyBooked
  return kind === 'few-left' ? fillCounted(words.spotsLeft, left, language) : words.available
}
