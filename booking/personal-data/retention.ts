import type { Day } from '#language/dates.ts'
import { addDays, dayAfter, dayMs, dayOf, instantIn } from '../dates/brussels-time.ts'
import { unpaidDays } from '../vouchers/voucher.ts'
import { holdsPlaces, isAgreed, type Status } from '../reservations/status.ts'

type Span =
  /** `isMost`: the last of its days is one on which the data goes. */
  | { readonly days: number; readonly isMost?: true }
  | { readonly years: number }
  /** Years that begin on 1 January after the event. */
  | { readonly newYears: number }

/** Terms for which data is kept; the privacy page says the same (`retention` there). */
export const retentionTerms = {
  /** Requests are kept at least until the date they are for has been. */
  today: { days: 0 },
  /** Text of a mail that was sent or given up; the booking keeps the fact that there was one. */
  mailTexts: { days: 7 },
  /** The fact that there was a mail: its kind, its reader and its instants. */
  mails: { years: 1 },
  answers: { days: 7 },
  /** Count of the mails that forms caused to one mailbox, or from one network; both by digest. */
  turns: { days: 7, isMost: true },
  /** Backups; an older one is not put back without being asked to in so many words. */
  backups: { days: 30 },
  /** Note that a nameless person was erased, so that no older backup brings the person back. */
  erasures: { years: 1 },
  devices: { days: 30 },
  /** A device that the desk knows, counted from the last key that was pressed on it, however often it is used. */
  deviceKeys: { years: 1 },
  /** Special requirements, diets, the waiting list, companions and the mails to them, counted from the workshop's day. */
  afterTheDay: { days: 7 },
  messages: { years: 1 },
  requests: { years: 1 },
  /** The fact, under a digest of the mailbox, that somebody pressed a link mailed there. */
  proofs: { years: 1 },
  /** Days on which nobody of the farm was there, counted from their end. */
  away: { years: 1 },
  /** A request that nobody vouched for; most are written in another person's name. */
  neverProven: { days: 14 },
  wishes: { years: 1 },
  sentences: { years: 1 },
  /** Money of a bank line that was put aside: about a season, counted from the bank's day. */
  aside: { days: 180 },
  unpaidOrders: { days: unpaidDays },
  /** An order of a voucher that lapsed unpaid while no later statement was read: its money may have come. */
  lapsedOrders: { days: 180 },
  /** Guests of a booking (specification, section 9). */
  bookings: { newYears: 7 },
  /** Payments without the guest: tax law asks for ten years. */
  books: { newYears: 10 },
} as const satisfies Readonly<Record<string, Span>>

export type RetentionName = keyof typeof retentionTerms

export type KeptSince = ReturnType<typeof keptSince>

export function keptSince(today: Day) {
  const known = new Map<RetentionName, Date>()
  return (name: RetentionName) =>
    known.getOrInsertComputed(name, () => beginOf(retentionTerms[name]))

  function beginOf(span: Span): Date {
    if ('days' in span) {
      return instantIn(addDays(today, Number(span.isMost ?? false) - span.days), '00:00')
    }
    if ('years' in span) return instantIn(dayAfter(today, { years: -span.years }), '00:00')
    return instantIn(`${yearOf(today) - span.newYears}-01-01`, '00:00')
  }
}

/** The first day in Brussels of which the desk still shows bank lines that were put aside. */
export function asideSince(today: Day): Day {
  return addDays(today, -retentionTerms.aside.days)
}

/** Unpaid orders of vouchers from before this instant are deleted: no later statement showed their money. */
export function unpaidOrdersUntil(since: KeptSince, lastTold: Day | undefined): Date {
  const unpaid = since('unpaidOrders')
  const lapsed = since('lapsedOrders')
  if (lastTold === undefined) return lapsed
  const answered = instantIn(addDays(lastTold, -unpaidDays), '00:00')
  return answered < lapsed ? lapsed : answered < unpaid ? answered : unpaid
}

/** A farm makes a backup every month at least. */
export const freshBackupDays = 31

/** True when the last backup, by its day in Brussels, is too old, or there never was one. */
export function isBackupOld(last: Day | undefined, today: Day): boolean {
  return last === undefined || last < addDays(today, -freshBackupDays)
}

export function isPastKeeping(backup: { readonly takenAt: Date }, now: Date): boolean {
  return backup.takenAt < new Date(now.getTime() - retentionTerms.backups.days * dayMs)
}

/** `nameless`: dates and amounts are kept, and nobody's name. */
export type Retention = 'kept' | 'nameless' | 'gone'

type KeptBooking = {
  readonly status: Status
  readonly requestedAt: Date
  readonly workshopAt: Date
  /** The moment at which it was declined or cancelled, if it was. */
  readonly endedAt: Date | undefined
  readonly hasMoney: boolean
  /** True where nobody pressed the mailed link, so that no places were held. */
  readonly isNeverProven: boolean
}

/** A booking without a yes or money goes after a year, once its date has been or its end is a year ago. */
export function retentionOf(booking: KeptBooking, since: KeptSince): Retention {
  const { requestedAt, workshopAt, endedAt, hasMoney, isNeverProven } = booking
  if (workshopAt < since('books')) return 'gone'
  if (workshopAt < since('bookings')) return hasMoney ? 'nameless' : 'gone'
  if (hasMoney || isAgreed(booking.status)) return 'kept'
  if (isNeverProven) return requestedAt < since('neverProven') ? 'gone' : 'kept'
  const isOver = workshopAt < since('today') || (endedAt && endedAt < since('requests'))
  return requestedAt < since('requests') && isOver ? 'gone' : 'kept'
}

/** Health data goes soon after the last day, as its consent says (GDPR, art. 9), and with a booking that ended. */
export function areDietsOver(
  booking: { readonly status: Status; readonly endsAt: Date },
  today: Day,
): boolean {
  if (!holdsPlaces(booking.status)) return true
  return today > addDays(dayOf(booking.endsAt), retentionTerms.afterTheDay.days)
}

export function vouchersKeptUntil(workshopOn: Day): Day {
  return `${yearOf(workshopOn) + 1 + retentionTerms.books.newYears}-01-01`
}

function yearOf(day: Day): number {
  return Temporal.PlainDate.from(day).year
}

type BookingToErase = {
  readonly status: Status
  readonly workshopEndsAt: Date
  readonly hasMoney: boolean
  readonly hasOpenRefund: boolean
  readonly isToInvoice: boolean
}

/** `amounts`: payments and days without the guest, as bookkeeping must keep them until a day. */
export type Remainder =
  | { readonly kind: 'booking'; readonly because: 'still-to-come' | 'open-refund' | 'to-invoice' }
  | { readonly kind: 'amounts'; readonly until: Day }
  | { readonly kind: 'nothing' }

/** A promise that still holds, and a duty, outlive the wish to be forgotten (GDPR, art. 17.3). */
export function remainderOf(booking: BookingToErase, now: Date): Remainder {
  if (holdsPlaces(booking.status) && booking.workshopEndsAt > now) {
    return { kind: 'booking', because: 'still-to-come' }
  }
  if (booking.hasOpenRefund) return { kind: 'booking', because: 'open-refund' }
  if (booking.isToInvoice) return { kind: 'booking', because: 'to-invoice' }
  if (!booking.hasMoney) return { kind: 'nothing' }
  return { kind: 'amounts', until: vouchersKeptUntil(dayOf(booking.workshopEndsAt)) }
}
