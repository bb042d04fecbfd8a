import type { CallOff } from '#booking/dates/calling-off.ts'
import { otherSessions } from '#booking/dates/other-sessions.ts'
import { hasBegun, type Session } from '#booking/dates/session.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import type { Id } from '#booking/id.ts'
import { tell } from '../mail/tell.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'
import { takeStep } from '../reservations/take-step.ts'
import { endOption } from '../options/options.ts'
import { endWaitingList } from '../waiting/end-waiting-list.ts'
import { offerFreePlaces } from './give-places-back.ts'

export type SessionOutcome =
  | { readonly kind: 'done'; readonly told: number }
  /** `over`: the date has begun or is past. */
  | { readonly kind: 'done-before' | 'no-such-date' | 'over' }

export function callOffSession(
  office: Office,
  sessionId: Id<'session'>,
  why?: CallOff,
): Promise<SessionOutcome> {
  return inOneChange(office, async (change): Promise<SessionOutcome> => {
    const session = await change.sessions.find(sessionId)
    if (!session) return { kind: 'no-such-date' }
    if (session.state === 'called-off') return { kind: 'done-before' }
    if (hasBegun(session, change.clock.now())) return { kind: 'over' }
    return { kind: 'done', told: await callOff(change, session, why) }
  })
}

/** Bookings end with a full refund; each guest hears of other dates. Resolves with their number. */
export async function callOff(change: Change, session: Session, why?: CallOff): Promise<number> {
  const { id: sessionId } = session
  const now = change.clock.now()
  const closeHours = change.house.requestsCloseHours
  const coming = await change.sessions.list(now)
  await change.sessions.update(sessionId, { state: 'called-off', changedAt: now })
  await recordEvent(change, { sessionId, by: 'owner', what: 'called-off' })
  const told: string[] = []
  for (const { id, status, email } of await change.reservations.on(sessionId)) {
    if (!holdsPlaces(status)) continue
    const taken = await takeStep(change, { id, step: 'call-off', by: 'owner' })
    if (taken.kind !== 'done') continue
    const { reservation } = taken
    const others = otherSessions(coming, { ...reservation, instead: session, now, closeHours })
    await tell(change, { ...taken, kind: 'called-off', others, why })
    told.push(email)
  }
  const option = await change.options.on(sessionId)
  if (option) await endOption(change, option.id, 'withdrawn')
  await endWaitingList(change, { session, coming, told })
  return told.length
}

/** Earlier bookings and offers stand; places that came free go to the waiting list first. */
export function setSessionOpen(office: Office, sessionId: Id<'session'>, open: boolean) {
  return inOneChange(office, (change) => setOpen(change, sessionId, open))
}

export function closeSessions(office: Office, ids: readonly Id<'session'>[]): Promise<number> {
  return inOneChange(office, async (change) => {
    let closed = 0
    for (const id of ids) if ((await setOpen(change, id, false)).kind === 'done') closed += 1
    return closed
  })
}

async function setOpen(
  change: Change,
  sessionId: Id<'session'>,
  open: boolean,
): Promise<SessionOutcome> {
  const session = await change.sessions.find(sessionId)
  if (!session || session.state === 'called-off') return { kind: 'no-such-date' }
  const state = open ? 'open' : 'closed'
  if (session.state === state) return { kind: 'done-before' }
  const now = change.clock.now()
  if (hasBegun(session, now)) return { kind: 'over' }
  await change.sessions.update(sessionId, { state, changedAt: now })
  await recordEvent(change, { sessionId, by: 'owner', what: open ? 'opened' : 'closed' })
  if (open) await offerFreePlaces(change, sessionId)
  return { kind: 'done', told: 0 }
}
