import type { Day } from '#language/dates.ts'
import { addDays, dayAfter, dayMs, dayOf, instantIn } from '../dates/brussels-time.ts'
import { unpaidDays } from '../vouchers/voucher.ts'
import { holdsPlaces, isAgreed, type Status } from '../reservations/status.ts'

/** Terms of keeping data. The privacy page says the same in words (`retention` there). */
export const retentionTerms = {
  /** Text of a mail that was sent or given up; the booking keeps the fact that there was one. */
  mailTextDays: 7,
  answerDays: 7,
  /** Backups; an older one is not put back without being asked to in so many words. */
  backupDays: 30,
  /** Note that somebody was erased, without a name: no older backup brings them back. */
  erasureYears: 1,
  /** A device that the desk knows, counted from when it was last used. */
  deviceDays: 30,
  /** The same device, however often it is used, counted from the last key that was pressed on it. */
  deviceYears: 1,
  /** Special requirements, diets and the waiting list, counted from the workshop's day. */
  afterTheDayDays: 7,
  messageYears: 1,
  requestYears: 1,
  /** A request that nobody ever vouched for: most are not from whose address they bear. */
  unprovenDays: 14,
  /** Wishes for a next date, counted from the day they were made. */
  wishYears: 1,
  /** Guest sentences, counted from the day they were written. */
  sentenceYears: 1,
  /** Money of a statement that was put aside as nobody's: about a season, counted from the bank's day. */
  asideDays: 180,
  /** An order of a voucher that lapsed unpaid, where no statement of later days was read: its money may have come. */
  lapsedOrderDays: 180,
  /** Guests of a booking, counted from 1 January after the workshop (specification, section 9). */
  bookingYears: 7,
  /** Payments without the guest: tax law asks for ten years from the same day. */
  bookkeepingYears: 10,
} as const

export type RetentionLimits = ReturnType<typeof retentionLimits>

export function retentionLimits(today: Day) {
  const daysAgo = (days: number) => instantIn(addDays(today, -days), '00:00')
  const yearsAgo = (years: number) => instantIn(dayAfter(today, { years: -years }), '00:00')
  const yearBegan = (years: number) => instantIn(`${yearOf(today) - years}-01-01`, '00:00')
  return {
    mailTexts: daysAgo(retentionTerms.mailTextDays),
    answers: daysAgo(retentionTerms.answerDays),
    devices: daysAgo(retentionTerms.deviceDays),
    deviceKeys: yearsAgo(retentionTerms.deviceYears),
    textsOfDates: daysAgo(retentionTerms.afterTheDayDays),
    messages: yearsAgo(retentionTerms.messageYears),
    erasures: yearsAgo(retentionTerms.erasureYears),
    unpaidVouchers: daysAgo(unpaidDays),
    lapsedVouchers: daysAgo(retentionTerms.lapsedOrderDays),
    requests: yearsAgo(retentionTerms.requestYears),
    neverProven: daysAgo(retentionTerms.unprovenDays),
    wishes: yearsAgo(retentionTerms.wishYears),
    aside: daysAgo(retentionTerms.asideDays),
    sentences: yearsAgo(retentionTerms.sentenceYears),
    /** Requests are kept at least until the date they are for has been. */
    today: daysAgo(0),
    bookingsOfDates: yearBegan(retentionTerms.bookingYears),
    vouchersOfDates: yearBegan(retentionTerms.bookkeepingYears),
  }
}

/** Orders of vouchers from before it go unpaid: those that lapsed before the last day that a statement told of. */
export function unpaidOrdersUntil(limits: RetentionLimits, lastTold: Day | undefined): Date {
  const { unpaidVouchers, lapsedVouchers } = limits
  if (lastTold === undefined) return lapsedVouchers
  const told = instantIn(addDays(lastTold, -unpaidDays), '00:00')
  return told < lapsedVouchers ? lapsedVouchers : told < unpaidVouchers ? told : unpaidVouchers
}

/** Every month one is the least that a farm can live with. */
const freshBackupDays = 31

/** True when the last backup, by its day in Brussels, is too old, or there never was one. */
export function isBackupOld(last: Day | undefined, today: Day): boolean {
  return last === undefined || last < addDays(today, -freshBackupDays)
}

export function isPastKeeping(backup: { readonly takenAt: Date }, now: Date): boolean {
  return backup.takenAt < new Date(now.getTime() - retentionTerms.backupDays * dayMs)
}

/** `nameless`: dates and amounts are kept, and nobody's name. */
export type Fate = 'kept' | 'nameless' | 'gone'

type Booking = {
  readonly status: Status
  readonly requestedAt: Date
  readonly workshopAt: Date
  readonly hasMoney: boolean
  /** No places were held, as nobody pressed the mailed link. */
  readonly isNeverProven: boolean
}

/**
 * A booking without the farm's yes or any money goes after a year, never before its date; others
 * stay for bookkeeping.
 */
export function fateOf(booking: Booking, limits: RetentionLimits): Fate {
  const { requestedAt, workshopAt, hasMoney, isNeverProven } = booking
  if (workshopAt < limits.vouchersOfDates) return 'gone'
  if (workshopAt < limits.bookingsOfDates) return hasMoney ? 'nameless' : 'gone'
  if (hasMoney || isAgreed(booking.status)) return 'kept'
  if (isNeverProven) return requestedAt < limits.neverProven ? 'gone' : 'kept'
  return requestedAt < limits.requests && workshopAt < limits.today ? 'gone' : 'kept'
}

/** Health data goes soon after the day, as its consent says (GDPR, art. 9), and with a booking that ended. */
export function areDietsOver(
  booking: { readonly status: Status; readonly workshopOn: Day },
  today: Day,
): boolean {
  if (!holdsPlaces(booking.status)) return true
  return today > addDays(booking.workshopOn, retentionTerms.afterTheDayDays)
}

export function vouchersKeptUntil(workshopOn: Day): Day {
  return `${yearOf(workshopOn) + 1 + retentionTerms.bookkeepingYears}-01-01`
}

function yearOf(day: Day): number {
  return Temporal.PlainDate.from(day).year
}

type Wished = {
  readonly status: Status
  readonly workshopEndsAt: Date
  readonly hasMoney: boolean
  readonly hasOpenRefund: boolean
}

/** `amounts`: payments and days without the guest, as bookkeeping must keep them until a day. */
export type Staying =
  | { readonly kind: 'booking'; readonly because: 'still-to-come' | 'open-refund' }
  | { readonly kind: 'amounts'; readonly until: Day }
  | { readonly kind: 'nothing' }

/** A promise that still holds outlives the wish to be forgotten (GDPR, art. 17.3); so does a duty. */
export function whatStays(booking: Wished, now: Date): Staying {
  if (holdsPlaces(booking.status) && booking.workshopEndsAt > now) {
    return { kind: 'booking', because: 'still-to-come' }
  }
  if (booking.hasOpenRefund) return { kind: 'booking', because: 'open-refund' }
  if (!booking.hasMoney) return { kind: 'nothing' }
  return { kind: 'amounts', until: vouchersKeptUntil(dayOf(booking.workshopEndsAt)) }
}
