import { answerDue, type Away } from '../dates/away.ts'
import { addDays, addHours, dayOf, hourMs, instantIn, nightAround } from '../dates/brussels-time.ts'
import { addBusinessDays } from '../dates/business-days.ts'
import { type DiaryDue, diaryDue } from '../diary/diary.ts'
import type { Session } from '../dates/session.ts'
import type { Booking } from './life.ts'
import {
  balanceAskedOn,
  lacksLittle,
  openCents,
  type Owed,
  paidCents,
  smallRestOf,
} from '../money/owed.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Day } from '#language/dates.ts'
import { type PastBooking, tookPlace } from './after-the-day.ts'
import { agreedNotCompleted } from './status.ts'

export type DueKind =
  | 'unanswered'
  | 'deposit-reminder'
  | 'deposit-overdue'
  | 'balance-request'
  | 'balance-overdue'
  | 'practical'

export type DatedBooking = Pick<Booking, 'status' | 'session' | 'conditions'> & {
  readonly createdAt: Date
  readonly payments: readonly (Owed & { readonly dueOn: Day })[]
}

/** Hours before an answer is due at which the owner is reminded; half the time where it is short. */
const unansweredBeforeHours = 4
/** Mails at night would wake people, or land among the junk. */
const nightUntil = '07:00'
const officeOpens = '09:00'
/** The guest hears that money is late once a transfer over a weekend would be there, the owner later. */
const transferBusinessDays = 2
const ownerHearsBusinessDays = 5
/** Days before the workshop of the guest's practical mail, and of the owner's prep sheet. */
export const practicalDaysBefore = 3

/** Notices due at a moment, whether sent or not; none once the workshop has begun. */
export function noticesDue(
  booking: DatedBooking,
  now: Date,
  away: readonly Away[],
): readonly DueKind[] {
  const { startsAt, day } = booking.session
  if (now >= startsAt) return []
  const rules: Readonly<Record<DueKind, boolean>> = {
    unanswered:
      booking.status === 'requested' && now >= unansweredAt({ ...booking, startsAt }, away),
    'deposit-reminder':
      isLate(booking, 'deposit', { days: transferBusinessDays, now }) &&
      smallRestOf(booking.payments) === 0 &&
      !isAskedByPractical(booking, now),
    'deposit-overdue': isLate(booking, 'deposit', { days: ownerHearsBusinessDays, now }),
    'balance-request': isBalanceToAsk(booking, now) && now < practicalAt(day),
    'balance-overdue': isLate(booking, 'balance', { days: transferBusinessDays, now }),
    practical: isKept(booking) && now >= practicalAt(day),
  }
  return keysOf(rules).filter((kind) => rules[kind])
}

const latePart: { readonly [Kind in DueKind]?: Owed['kind'] } = {
  'deposit-reminder': 'deposit',
  'deposit-overdue': 'deposit',
  'balance-overdue': 'balance',
}

/** Day of a notice: the workshop's; or the due day of a late payment, which can be late anew once it was put off. */
export function noticeDay(
  kind: DueKind,
  { payments, session }: Pick<DatedBooking, 'payments' | 'session'>,
): Day {
  return payments.find((payment) => payment.kind === latePart[kind])?.dueOn ?? session.day
}

export function saysLate(kind: string): boolean {
  return Object.hasOwn(latePart, kind)
}

/** The step by which a booking ends with its day. A paid request stays: the owner sends the money back. */
export function stepAfterDay(booking: DatedBooking, now: Date): 'complete' | 'decline' | undefined {
  if (now < booking.session.endsAt) return undefined
  if (isKept(booking)) return 'complete'
  return booking.status === 'requested' && paidCents(booking.payments) === 0 ? 'decline' : undefined
}

/** Letters due after the workshop, whether sent or not, and never at night. */
export function lettersDueAfterwards(
  booking: PastBooking,
  { hasDiary, now }: { readonly hasDiary: boolean; readonly now: Date },
): readonly DiaryDue[] {
  if (!hasDiary || !tookPlace(booking, now) || nightAround(now, nightUntil)) return []
  return diaryDue(booking.session, now)
}

export type SessionDueKind = 'prep-sheet' | 'to-decide'

export function isSessionDue(
  session: Pick<Session, 'state' | 'day' | 'decidesOn' | 'taken'>,
  kind: SessionDueKind,
  now: Date,
): boolean {
  if (session.state === 'called-off') return false
  if (kind === 'prep-sheet') return now >= practicalAt(session.day)
  if (session.state !== 'open' && session.taken === 0) return false
  return session.decidesOn !== undefined && now >= openingOf(session.decidesOn)
}

/** Instant at which guests hear what to bring and how to come, and the farm what to prepare. */
export function practicalAt(workshopOn: Day): Date {
  return openingOf(workshopOn, -practicalDaysBefore)
}

/** A reminder at night comes in the morning if that is in time, else the evening before. */
export function unansweredAt(...request: Parameters<typeof answerDue>): Date {
  const [{ createdAt }] = request
  const due = answerDue(...request)
  const halfOfIt = (due.getTime() - createdAt.getTime()) / hourMs / 2
  const wanted = addHours(due, -Math.min(unansweredBeforeHours, halfOfIt))
  const night = nightAround(wanted, nightUntil)
  if (!night) return wanted
  return night.morning < due ? night.morning : night.evening
}

function isKept({ status }: DatedBooking): boolean {
  return agreedNotCompleted.includes(status)
}

function isLate(
  booking: DatedBooking,
  kind: Owed['kind'],
  { days, now }: { readonly days: number; readonly now: Date },
): boolean {
  const payment = openPayment(booking, kind)
  return payment !== undefined && now >= openingOf(addBusinessDays(payment.dueOn, days))
}

/** The practical mail begins with what was open until that morning. */
function isAskedByPractical({ payments, session }: DatedBooking, now: Date): boolean {
  const practicalOn = addDays(session.day, -practicalDaysBefore)
  if (now < openingOf(practicalOn)) return false
  return payments.some(
    ({ kind, dueOn }) =>
      kind === 'deposit' && addBusinessDays(dueOn, transferBusinessDays) <= practicalOn,
  )
}

/** The balance, with a small rest, is asked once the deposit is paid; the confirmation of a late booking asks for both. */
function isBalanceToAsk(booking: DatedBooking, now: Date): boolean {
  const hasDeposit = booking.status === 'secured' || smallRestOf(booking.payments) > 0
  if (!hasDeposit || !openPayment(booking, 'balance')) return false
  const askOn = balanceAskedOn(booking.session.day, booking.conditions)
  return dayOf(booking.createdAt) < askOn && now >= openingOf(askOn)
}

function openPayment(booking: DatedBooking, kind: Owed['kind']) {
  if (booking.status !== 'confirmed' && booking.status !== 'secured') return undefined
  const open = booking.payments.find((payment) => payment.kind === kind && openCents(payment) > 0)
  return kind === 'balance' && open && lacksLittle(open) ? undefined : open
}

function openingOf(day: Day, daysLater = 0): Date {
  return instantIn(addDays(day, daysLater), officeOpens)
}
