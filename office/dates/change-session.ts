import { isDeepStrictEqual } from 'node:util'
import { addDays, dayOf, instantIn } from '#booking/dates/brussels-time.ts'
import { type Quorum, hasBegun } from '#booking/dates/session.ts'
import { endOf, meetingsOf, typedDay } from '#booking/dates/session-days.ts'
import { stepsOnceHoursChanged } from '#booking/money/refund-steps.ts'
import { isOpenNow } from '#booking/options/option.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import { offerEnds } from '#booking/waiting/waiting-list.ts'
import { printScheduleTime, type TimeOfDay } from '#language/times.ts'
import type { SessionChange, SessionOnFile } from '#store/dates/sessions.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import type { Id } from '#booking/id.ts'
import { notify } from '../mail/notify.ts'
import { type Change, oneChange, recordEvent } from '../office.ts'
import { bringsVoucher } from '../reservations/link-to-request.ts'
import { isOfferedNow } from '../waiting/waiting-list.ts'
import { offerFreePlaces } from './give-places-back.ts'

type ChangeOutcome =
  | { readonly kind: 'done' | 'no-such-date' }
  /** `hours-over`: the hours or days have begun, or would have; `hours-taken`: the workshop has a date at that hour. */
  | { readonly kind: 'hours-over' | 'hours-taken' }
  | { readonly kind: 'too-few-places'; readonly taken: number }

type DateChange = Quorum &
  Pick<SessionChange, 'capacity' | 'bookedElsewhere' | 'note'> &
  Partial<
    Pick<SessionChange, 'priceCents' | 'teacher' | 'taughtIn' | 'remark' | 'furtherDays'> & {
      readonly startTime: TimeOfDay
      readonly endTime: TimeOfDay
    }
  >

/** Bookings keep their price; each guest gets a mail about other hours or other days. */
export const changeSession = oneChange(
  async (
    change,
    sessionId: Id<'session'>,
    { startTime, endTime, ...wanted }: DateChange,
  ): Promise<ChangeOutcome> => {
    const before = await change.sessions.find(sessionId)
    if (!before) return { kind: 'no-such-date' }
    const startsAt = instantIn(before.day, startTime ?? before.startTime)
    const { furtherDays = before.furtherDays } = wanted
    const endsAt = endOf({ ...before, furtherDays, endTime: endTime ?? before.endTime })
    const hours = { ...before, startsAt, endsAt, furtherDays }
    const isAtOtherHours = !isDeepStrictEqual(hours, before)
    const refused = isAtOtherHours && (await hoursRefused(change, before, hours))
    if (refused) return { kind: refused }
    const taken = before.taken - before.bookedElsewhere + wanted.bookedElsewhere
    const changed = { ...wanted, startsAt, endsAt, changedAt: change.now }
    if (!(await change.sessions.update(sessionId, changed)))
      return { kind: 'too-few-places', taken }
    if (isAtOtherHours) await notifyOfHours(change, before)
    await offerFreePlaces(change, sessionId)
    await recordEvent(change, { sessionId, by: 'owner', what: 'changed' })
    return { kind: 'done' }
  },
)

async function hoursRefused(change: Change, before: SessionOnFile, hours: SessionOnFile) {
  const { now } = change
  const begun = [before, hours].map((date) =>
    meetingsOf(date).filter(({ startsAt }) => startsAt <= now),
  )
  if (before.endsAt <= now || hours.endsAt <= now) return 'hours-over'
  // Only days that are still to come can change once a course has begun.
  if (!isDeepStrictEqual(begun[0], begun[1])) return 'hours-over'
  const there = await change.sessions.findAt(hours)
  return there && there.id !== before.id ? 'hours-taken' : undefined
}

const daysToDecide = 7

/** Guests can cancel for a full refund within a week of the change, whatever their terms. */
async function notifyOfHours(change: Change, from: SessionOnFile): Promise<void> {
  const freeUntil = addDays(dayOf(change.now), daysToDecide)
  const joined = await change.companions.listOn(from.id)
  for (const { id, status, refundSteps } of await change.reservations.listOn(from.id)) {
    if (!holdsPlaces(status) || status === 'completed') continue
    const isFree = !hasBegun(from, change.now)
    const steps = isFree ? stepsOnceHoursChanged(refundSteps, freeUntil) : refundSteps
    await change.reservations.update(id, { refundSteps: steps })
    const reservation = await change.reservations.get(id)
    const detail = { before: hoursOf(from), after: hoursOf(reservation.session) }
    const event = { reservationId: id, by: 'owner', what: 'hours-changed', detail } as const
    await recordEvent(change, event)
    const hasCompanions = joined.some(({ reservationId }) => reservationId === id)
    await notify(change, { kind: 'hours-changed', reservation, from, hasCompanions })
  }
  await notifyOfOffers(change, from)
}

/** A group and parties of the waiting list that hold places are mailed their offer anew. */
async function notifyOfOffers(change: Change, from: SessionOnFile): Promise<void> {
  const { now } = change
  const session = await change.sessions.get(from.id)
  const option = await change.options.findOn(from.id)
  if (option && isOpenNow(option, now)) {
    const hasVoucher = await bringsVoucher(change, option.requestId, now)
    await notify(change, { kind: 'option-offered', option, hasVoucher, from })
  }
  for (const entry of await change.waiting.listOn(from.id))
    if (isOfferedNow(entry, now)) await offerAnew(change, entry, { session, from })
}

/** An offer at other hours ends as one that is made now, and never after the date began. */
async function offerAnew(
  change: Change,
  entry: WaitingEntry,
  { session, from }: { readonly session: SessionOnFile; readonly from: SessionOnFile },
): Promise<void> {
  const { startsAt } = session
  const { offeredUntil: agreed = startsAt } = entry
  const offeredUntil = offerEnds(change.now, startsAt) ?? (agreed < startsAt ? agreed : startsAt)
  await change.waiting.update(entry.id, { offeredUntil })
  await notify(change, { kind: 'waiting-offer', entry: { ...entry, offeredUntil }, session, from })
}

type HoursAndDays = Pick<SessionOnFile, 'startTime' | 'endTime' | 'furtherDays'>

function hoursOf({ startTime, endTime, furtherDays }: HoursAndDays): string {
  const days = furtherDays.map((day) => `, ${typedDay(day)}`)
  return printScheduleTime(startTime, endTime) + days.join('')
}
