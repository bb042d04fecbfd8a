import { addDays, instantIn } from './brussels-time.ts'
import { holdsPlaces, type Status } from './status.ts'

/** How long each thing is kept. The privacy page says the same in words (`retention` there). */
export const retentionTerms = {
  /** What a mail says, once it was sent or given up; that there was one stays with the booking. */
  mailTextDays: 7,
  /** The first answer to a request that carried an `Idempotency-Key`. */
  answerDays: 7,
  /** After the day of the workshop: special requirements, diets and the waiting list. */
  afterTheDayDays: 7,
  messageYears: 1,
  /** Requests that never became a booking. */
  requestYears: 1,
  /** Who booked, counted from 1 January after the workshop (specification, section 9). */
  bookingYears: 7,
  /** What was paid for it, without who: tax law asks for ten years from the same day. */
  voucherYears: 10,
} as const

/** What began before these instants is kept no longer. */
export type RetentionLimits = {
  readonly mailTexts: Date
  readonly answers: Date
  /** Dates whose free text and waiting list go. */
  readonly textsOfDates: Date
  readonly messages: Date
  readonly requests: Date
  /** Requests are kept at least until the date they are for has been. */
  readonly today: Date
  readonly bookingsOfDates: Date
  readonly vouchersOfDates: Date
}

/** @param today day in Brussels */
export function retentionLimits(today: string): RetentionLimits {
  const daysAgo = (days: number) => instantIn(addDays(today, -days), '00:00')
  const yearsAgo = (years: number) =>
    instantIn(Temporal.PlainDate.from(today).subtract({ years }).toString(), '00:00')
  const yearBegan = (years: number) => instantIn(`${yearOf(today) - years}-01-01`, '00:00')
  return {
    mailTexts: daysAgo(retentionTerms.mailTextDays),
    answers: daysAgo(retentionTerms.answerDays),
    textsOfDates: daysAgo(retentionTerms.afterTheDayDays),
    messages: yearsAgo(retentionTerms.messageYears),
    requests: yearsAgo(retentionTerms.requestYears),
    today: daysAgo(0),
    bookingsOfDates: yearBegan(retentionTerms.bookingYears),
    vouchersOfDates: yearBegan(retentionTerms.voucherYears),
  }
}

/** `nameless`: dates and amounts are kept, and nobody's name. */
export type Fate = 'kept' | 'nameless' | 'gone'

type Booking = {
  readonly status: Status
  readonly requestedAt: Date
  readonly workshopAt: Date
  /** Whether money came in or went back. */
  readonly hasMoney: boolean
}

/**
 * What is left of a reservation. One that the farm never said yes to, or that ended without money,
 * is gone after a year, though never before its date; one that was held is kept as bookkeeping wants.
 */
export function fateOf(booking: Booking, limits: RetentionLimits): Fate {
  const { requestedAt, workshopAt, hasMoney } = booking
  if (workshopAt < limits.vouchersOfDates) return 'gone'
  if (workshopAt < limits.bookingsOfDates) return hasMoney ? 'nameless' : 'gone'
  if (hasMoney || heldStatuses.includes(booking.status)) return 'kept'
  return requestedAt < limits.requests && workshopAt < limits.today ? 'gone' : 'kept'
}

const heldStatuses: readonly Status[] = ['confirmed', 'secured', 'paid', 'completed']

/** Health data goes soon after the day, as its consent says (GDPR, art. 9), and with a booking that ended. */
export function areDietsOver(
  booking: { readonly status: Status; readonly workshopOn: string },
  today: string,
): boolean {
  if (!holdsPlaces(booking.status)) return true
  return today > addDays(booking.workshopOn, retentionTerms.afterTheDayDays)
}

/** The first day on which the amounts of a workshop need not be kept any more. */
export function vouchersKeptUntil(workshopOn: string): string {
  return `${yearOf(workshopOn) + 1 + retentionTerms.voucherYears}-01-01`
}

function yearOf(day: string): number {
  return Temporal.PlainDate.from(day).year
}
