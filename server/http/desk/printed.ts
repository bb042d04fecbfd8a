import { paidCents, totalCents } from '#booking/owed.ts'
import type { DateRow } from '#app/plain/desk/date-rows.tsx'
import { placesText } from '#app/plain/desk/date-page.tsx'
import type { DeskPath } from '#app/plain/desk/frame.tsx'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { wordsIn } from '#content/words/words.ts'
import { printDay, printDayApart, printTimeRange } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { Session } from '#booking/session.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'

/** "Gefermenteerde dranken" */
export function workshopName(session: Pick<Session, 'workshop'>): string {
  return wordsIn('nl').workshop[session.workshop].name
}

/** "dinsdag 30 september 2025, 18:30-22:00" */
export function dateAndTime(session: Session): string {
  return `${printDay(session.day, 'nl')}, ${printTimeRange(session.startTime, session.endTime)}`
}

export function dateRow(session: Session, to: DeskPath): DateRow {
  const { weekday, number, month } = printDayApart(session.day, 'nl')
  const { taken, capacity, state } = session
  return {
    id: session.id,
    path: to('datum', session.id),
    weekday,
    dayNumber: number,
    month,
    time: printTimeRange(session.startTime, session.endTime),
    workshop: workshopName(session),
    places: placesText(taken, capacity, 0),
    level: capacity === 0 ? 1 : taken / capacity,
    isFull: taken >= capacity,
    state: state === 'open' ? undefined : deskPages.date.state[state],
  }
}

/** What a party still owes, or that it owes nothing. */
export function owesText({ payments }: ReservationOnFile): string {
  const open = totalCents(payments) - paidCents(payments)
  if (open <= 0) return deskPages.date.paid
  return fill(deskPages.date.owes, { amount: printEuros(open, 'nl') })
}
