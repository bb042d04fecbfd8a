import { addHours, hourMs, nightAround } from '../dates/brussels-time.ts'
import { availabilityOf, placesLeft, type Session } from '../dates/session.ts'
import type { Places } from '../units.ts'

/** `unproven`: parties beyond those that a date keeps for mailboxes that nobody has proven. `passed`: the date came before their turn. */
export type WaitingState =
  | 'waiting'
  | 'unproven'
  | 'offered'
  | 'accepted'
  | 'lapsed'
  | 'left'
  | 'called-off'
  | 'passed'

export const statesOnList = ['waiting', 'offered', 'unproven'] as const satisfies WaitingState[]

export const offerHours = 24
/** No offer ends while people sleep: it holds until the morning, or only until the evening before. */
const nightUntil = '10:00'
const hoursBeforeStart = 12
const shortestOfferHours = 2

export function isOnList({ state }: { readonly state: WaitingState }): boolean {
  return statesOnList.some((each) => each === state)
}

export function hasWaitingList(session: Pick<Session, 'capacity' | 'taken'>): boolean {
  return availabilityOf(session).kind !== 'available'
}

export function hasRoomFor(
  session: Pick<Session, 'capacity' | 'taken'>,
  participants: Places,
): boolean {
  return placesLeft(session) >= participants
}

/** The parties that fit whole, the next one first. */
export function fittingOnList<
  Entry extends { readonly participants: Places; readonly state: string },
>(entries: readonly Entry[], free: number): readonly Entry[] {
  return entries.filter(({ state, participants }) => state === 'waiting' && participants <= free)
}

export function offerEnds(now: Date, startsAt: Date): Date | undefined {
  const full = addHours(now, offerHours)
  const wished = nightAround(full, nightUntil)?.morning ?? full
  const last = addHours(startsAt, -hoursBeforeStart)
  const latest = nightAround(last, nightUntil)?.evening ?? last
  const end = wished < latest ? wished : latest
  return end.getTime() - now.getTime() < shortestOfferHours * hourMs ? undefined : end
}
