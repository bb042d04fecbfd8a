import type { Session } from '#booking/dates/session.ts'
import { type House, priceOn } from '#booking/house/house.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { printCourse, printOwnDate } from '#content/words/own-date.ts'
import { wordsOf } from '#content/words/words.ts'
import { type Day, printDayAndMonth, printDayApart } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printTimeRange } from '#language/times.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { dayText, deskLanguage, euros, deskWords, siteWords } from '../desk-language.ts'

const words = () => deskWords().pages.date

export function workshopName({ workshop }: Pick<Session, 'workshop'>): string {
  return ofWorkshop(siteWords().workshopNames, workshop)
}

export function dateAndTime({ day, startTime, endTime }: Session): string {
  return `${dayText(day)}, ${printTimeRange(startTime, endTime, deskLanguage())}`
}

/** "Zuurdesembrood, dinsdag 30 september 2025, 18.30 tot 22 uur" */
export function workshopAt(session: Session): string {
  return `${workshopName(session)}, ${dateAndTime(session)}`
}

/** "zaterdag 4 oktober": the day alone, for lists of near dates. */
export function nearDay(day: Day): string {
  const { weekday } = printDayApart(day, deskLanguage())
  return `${weekday} ${printDayAndMonth(day, deskLanguage())}`
}

export function workshopOn(session: Session): string {
  return `${workshopName(session)}, ${nearDay(session.day)}`
}

export function courseText(session: Session): string | undefined {
  return printCourse(session, deskLanguage(), siteWords().ownDate)
}

export function courseFact(session: Session) {
  return { label: siteWords().ownDate.label, value: courseText(session) }
}

export function deskDateFacts(session: Session) {
  return [
    { label: deskWords().desk.facts.workshop, value: workshopName(session) },
    { label: deskWords().desk.facts.date, value: dateAndTime(session) },
    courseFact(session),
  ]
}

export function placesText({ taken, capacity }: Session): string {
  return fill(words().taken, { taken, capacity })
}

/** "€ 65 per persoon, In het Frans"; a past date has the prices that its bookings paid. */
export function ownText(
  house: House,
  session: Session,
  past: readonly Pick<ReservationOnFile, 'priceCents'>[],
): string {
  const { booking, ownDate } = wordsOf(house, deskLanguage())
  const price = fill(booking.schedule.price, {
    price: pricesText(past.map(({ priceCents }) => priceCents)) ?? euros(priceOn(house, session)),
  })
  return [price, ...printOwnDate(session, deskLanguage(), ownDate)].join(' · ')
}

function pricesText(cents: readonly number[]): string | undefined {
  if (cents.length === 0) return undefined
  const least = Math.min(...cents)
  const most = Math.max(...cents)
  return least === most
    ? euros(least)
    : fill(words().prices, { least: euros(least), most: euros(most) })
}
