import { addDays, addHours, dayOf, hourMs, instantIn, timeOf } from '../dates/brussels-time.ts'
import { availabilityOf, placesLeft, type Session } from '../dates/session.ts'
import type { Places } from '../units.ts'

const offerHours = 24
/** No offer ends while people sleep: it holds until the morning, or only until the evening before. */
const nightFrom = '22:00'
const nightUntil = '10:00'
const hoursBeforeStart = 12
const shortestOfferHours = 2

/** A date has a waiting list when it is full, or when the schedule counts its last places. */
export function hasWaitingList(session: Pick<Session, 'capacity' | 'taken'>): boolean {
  return availabilityOf(session).kind !== 'available'
}

export function hasRoomFor(
  session: Pick<Session, 'capacity' | 'taken'>,
  participants: Places,
): boolean {
  return placesLeft(session) >= participants
}

export function nextOnList<Entry extends { readonly participants: Places; readonly state: string }>(
  entries: readonly Entry[],
  free: number,
): Entry | undefined {
  return entries.find(({ state, participants }) => state === 'waiting' && participants <= free)
}

export function offerEnds(now: Date, startsAt: Date): Date | undefined {
  const wished = untilMorning(addHours(now, offerHours))
  const latest = beforeNight(addHours(startsAt, -hoursBeforeStart))
  const end = wished < latest ? wished : latest
  return end.getTime() - now.getTime() < shortestOfferHours * hourMs ? undefined : end
}

function untilMorning(end: Date): Date {
  const [day, time] = [dayOf(end), timeOf(end)]
  if (time >= nightFrom) return instantIn(addDays(day, 1), nightUntil)
  return time < nightUntil ? instantIn(day, nightUntil) : end
}

function beforeNight(end: Date): Date {
  const [day, time] = [dayOf(end), timeOf(end)]
  if (time > nightFrom) return instantIn(day, nightFrom)
  return time < nightUntil ? instantIn(addDays(day, -1), nightFrom) : end
}
