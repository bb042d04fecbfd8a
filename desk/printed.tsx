import { Choices } from '#app/ui/field.tsx'
import { Jar, PlacesJar } from '#app/ui/jar.tsx'
import type { Session } from '#booking/dates/session.ts'
import { type House, priceOn } from '#booking/house/house.ts'
import { mostPlaces } from '#booking/forms/owner-forms.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { type Owed, owedCents, paidCents, totalCents } from '#booking/money/owed.ts'
import type { Status } from '#booking/reservations/status.ts'
import { shownStatus } from '#booking/reservations/shown-status.ts'
import { printCourse, printOwnDate } from '#content/words/own-date.ts'
import { wordsOf } from '#content/words/words.ts'
import { printDayApart, type Day } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { isLanguage } from '#language/languages.ts'
import { printTimeRange } from '#language/times.ts'
import { bookingJar } from '#letters/booking-jar.ts'
import type { StepOutcome } from '#office/reservations/take-step.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { countedText, dayText, deskLanguage, euros, say, siteWords } from './telling.ts'

const words = () => say().pages.date

export function workshopName({ workshop }: Pick<Session, 'workshop'>): string {
  return ofWorkshop(siteWords().workshopNames, workshop)
}

/** "dinsdag 30 september 2025, 18.30 tot 22 uur" */
export function dateAndTime({ day, startTime, endTime }: Session): string {
  return `${dayText(day)}, ${printTimeRange(startTime, endTime, deskLanguage())}`
}

/** "Zuurdesembrood, dinsdag 30 september 2025, 18.30 tot 22 uur" */
export function workshopAt(session: Session): string {
  return `${workshopName(session)}, ${dateAndTime(session)}`
}

/** "zaterdag 4 oktober": the day alone, for lists of near dates. */
export function nearDay(day: Day): string {
  const { weekday, number, month } = printDayApart(day, deskLanguage())
  return `${weekday} ${number} ${month}`
}

/** "Zuurdesembrood, zaterdag 4 oktober" */
export function workshopOn(session: Session): string {
  return `${workshopName(session)}, ${nearDay(session.day)}`
}

function courseText(session: Session): string | undefined {
  return printCourse(session, deskLanguage(), siteWords().ownDate)
}

export function sessionFacts(session: Session) {
  const course = courseText(session)
  return [
    { label: say().desk.facts.workshop, value: workshopName(session) },
    { label: say().desk.facts.date, value: dateAndTime(session) },
    ...(course ? [{ label: siteWords().ownDate.label, value: course }] : []),
  ]
}

/** "6 van de 10 plaatsen bezet" */
export function placesText({ taken, capacity }: Session): string {
  return fill(words().taken, { taken, capacity })
}

/**
 * "€ 65 per persoon, In het Frans, Met Hanne": the price of a person, or the prices that `past`
 * bookings paid, and the date's own values.
 */
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

/** "€ 65 tot € 95"; undefined for none. */
function pricesText(cents: readonly number[]): string | undefined {
  if (cents.length === 0) return undefined
  const [least, most] = [Math.min(...cents), Math.max(...cents)]
  return least === most
    ? euros(least)
    : fill(words().prices, { least: euros(least), most: euros(most) })
}

export function persons(count: number): string {
  return countedText(words().persons, count)
}

/** Problem of a number of people that is below one, or above the places of any date. */
export const partySizeProblem = () => fill(words().participantsProblem, { min: 1, max: mostPlaces })

export function languageName(language: string): string {
  return isLanguage(language) ? say().languages[language] : language
}

export function owesText({ payments }: ReservationOnFile): string {
  const cents = totalCents(payments) - paidCents(payments)
  return cents > 0 ? fill(words().owes, { amount: euros(cents) }) : words().paid
}

/**
 * "Voorschot binnen, nog € 65": a booking's state, and its open money when the state lacks that.
 */
export function standText(reservation: ReservationOnFile): string {
  const { status, payments } = reservation
  const stands = say().desk.statuses[shownStatus(reservation)]
  if (status === 'paid') return stands
  const isAllPaid = owedCents(payments) === 0
  if (isAllPaid) return `${stands}, ${words().allPaid}`
  // Nothing is due before the farm has answered.
  const isAsked = status === 'requested' && paidCents(payments) === 0
  return isAsked ? stands : `${stands}, ${owesText(reservation)}`
}

/** "€ 45 van € 90" */
export function paidOf({ paidCents: paid, amountCents }: Owed): string {
  const [amount, came] = [euros(amountCents), euros(paid)]
  return fill(say().desk.paidOf, { paid: came, amount })
}

export function refusedText(refused: Extract<StepOutcome, { kind: 'refused' }>): string {
  const { reason, reservation } = refused
  if (reason === 'paid-back') return say().pages.booking.rebookPaidBack
  return fill(say().refused.booking, { status: say().desk.statuses[shownStatus(reservation)] })
}

export function SessionChoices({ dates }: { dates: readonly Session[] }) {
  return (
    <>
      <option value="">{say().pages.booking.chooseDate}</option>
      {dates.map((session) => (
        <option key={session.id} value={session.id}>
          {dateAndTime(session)}
        </option>
      ))}
    </>
  )
}

type Dates = {
  readonly sessions: readonly Session[]
  /** Query of a date's address, by which its page has a form open. */
  readonly asked?: string | undefined
  /** Each date has a link to book by telephone. */
  readonly isBooked?: boolean
}

export const phoneParameter = 'telefoon'
/** Query that opens the form of a booking by telephone. */
export const phoneForm = `?${phoneParameter}=1#${phoneParameter}`

export function SessionRows({ sessions, ...row }: Dates) {
  return (
    <ul className="date-rows mt-3 border-t-2 border-ink">
      {sessions.map((session) => (
        <DateRow key={session.id} session={session} {...row} />
      ))}
    </ul>
  )
}

/** The jar is as full as the date; a date without places is full. */
export function SessionJar({ session: { taken, capacity } }: { session: Session }) {
  return <PlacesJar level={capacity === 0 ? 1 : taken / capacity} full={taken >= capacity} />
}

function DateRow({
  session,
  asked = '',
  isBooked,
}: Omit<Dates, 'sessions'> & { readonly session: Session }) {
  const { id, day, startTime, endTime, state } = session
  const { weekday, number, month } = printDayApart(day, deskLanguage())
  const course = courseText(session)
  return (
    <li className="flex items-center border-b border-rule">
      <a
        className="flex min-w-0 grow items-center gap-3 py-3 sm:gap-5 hover:bg-deep"
        href={deskPath('datum', id) + asked}
      >
        <span className="date-row-day">
          <span className="text-meta text-soft">{weekday}</span>
          <span className="font-serif text-34">{number}</span>
          <span className="text-meta text-soft">{month}</span>
        </span>
        <SessionJar session={session} />
        <span className="min-w-0">
          <span className="block font-semibold">{workshopName(session)}</span>
          {course && <span className="block text-meta">{course}</span>}
          <span className="block text-meta">
            {printTimeRange(startTime, endTime, deskLanguage())},{' '}
            <span className="inline-block">{placesText(session)}</span>
          </span>
          {state !== 'open' && (
            <span className="block font-semibold text-beet">{words().state[state]}</span>
          )}
        </span>
      </a>
      {isBooked && state !== 'called-off' && session.taken < session.capacity && (
        <a
          className="no-print inline-flex min-h-11 min-w-11 flex-none items-center justify-center underline"
          href={deskPath('datum', id) + phoneForm}
          aria-label={fill(say().more.phone.bookOn, { date: workshopOn(session) })}
        >
          {say().more.phone.book}
        </a>
      )}
    </li>
  )
}

/** The guest's jar, always beside the state in words; none once the booking has ended. */
export function BookingSign({ status }: { status: Status }) {
  const jar = bookingJar(status, siteWords())
  if (!jar) return null
  return <Jar look={jar.look} />
}

/** Every workshop there is: a date is planned before the site shows its workshop. */
export function WorkshopChoices() {
  return <Choices of={siteWords().workshopNames} />
}
