import type { CallOff } from '#booking/dates/calling-off.ts'
import { otherSessions } from '#booking/dates/other-sessions.ts'
import { hasBegun, type Session } from '#booking/dates/session.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import type { Id } from '#booking/id.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { MoneyBack, OfBooking } from '#letters/news.ts'
import { notify } from '../mail/notify.ts'
import { type Change, oneChange, recordEvent } from '../office.ts'
import { offerToMailbox } from '../reservations/prove-mailbox.ts'
import { takeStep } from '../reservations/take-step.ts'
import { endOption } from '../options/options.ts'
import { endWaitingList } from '../waiting/end-waiting-list.ts'
import { offerFreePlaces } from './give-places-back.ts'

/** `over`: the date has begun or is past. */
export type SessionOutcome = {
  readonly kind: 'done' | 'done-before' | 'no-such-date' | 'over'
}

type SessionStep = {
  readonly isDone: (session: SessionOnFile) => boolean
  readonly act: (session: SessionOnFile) => Promise<void>
}

async function takeSessionStep(change: Change, id: Id<'session'>, { isDone, act }: SessionStep) {
  const session = await change.sessions.find(id)
  if (!session) return { kind: 'no-such-date' } as const
  if (isDone(session)) return { kind: 'done-before' } as const
  if (session.state === 'called-off') return { kind: 'no-such-date' } as const
  if (hasBegun(session, change.now)) return { kind: 'over' } as const
  await act(session)
  return { kind: 'done' } as const
}

export const callOffSession = oneChange((change, sessionId: Id<'session'>, why?: CallOff) =>
  takeSessionStep(change, sessionId, {
    isDone: ({ state }) => state === 'called-off',
    act: async (session) => {
      for (const email of await callOffIn(change, session, why)) await offerToMailbox(change, email)
    },
  }),
)

export const goAhead = oneChange((change, sessionId: Id<'session'>) =>
  takeSessionStep(change, sessionId, {
    isDone: ({ decidesOn }) => decidesOn === undefined,
    act: async () => {
      const decided = { decidesOn: undefined, minimum: undefined }
      await change.sessions.update(sessionId, { ...decided, changedAt: change.now })
      const detail = { decided: 'go-ahead' } as const
      await recordEvent(change, { sessionId, by: 'owner', what: 'changed', detail })
    },
  }),
)

/** Every booking ends with a full refund. Resolves with the mailboxes whose offer ended: the caller gives each its next. */
export async function callOffIn(
  change: Change,
  session: Session,
  why?: CallOff,
): Promise<readonly string[]> {
  const { id: sessionId } = session
  const { now } = change
  const coming = await change.sessions.list(now)
  await change.sessions.update(sessionId, { state: 'called-off', changedAt: now })
  await recordEvent(change, { sessionId, by: 'owner', what: 'called-off' })
  const joined = await change.companions.listOn(sessionId)
  const mailedTo: string[] = []
  for (const before of await change.reservations.listOn(sessionId)) {
    if (!holdsPlaces(before.status)) continue
    const taken = await takeStep(change, before, { step: 'call-off', by: 'owner' })
    if (taken.kind !== 'done') continue
    const hasCompanions = joined.some(({ reservationId }) => reservationId === before.id)
    await notifyOfCallOff(change, taken, { coming, why, hasCompanions })
    mailedTo.push(before.email)
  }
  const option = await change.options.findOn(sessionId)
  if (option?.state === 'open') await endOption(change, option, 'withdrawn')
  const list = await change.waiting.listOn(sessionId)
  await endWaitingList(change, { session, coming, mailedTo })
  return list.filter(({ state }) => state === 'offered').map(({ email }) => email)
}

type Told = {
  readonly coming: readonly Session[]
  readonly why?: CallOff | undefined
  readonly hasCompanions: boolean
}

export async function notifyOfCallOff(
  change: Change,
  ended: OfBooking & MoneyBack,
  { coming, why, hasCompanions }: Told,
): Promise<void> {
  const { reservation } = ended
  const { now, house: closing } = change
  const others = otherSessions(coming, {
    ...reservation,
    instead: reservation.session,
    now,
    closing,
  })
  await notify(change, { ...ended, kind: 'called-off', others, why, hasCompanions })
}

/** Earlier bookings and offers stay; free places go to the waiting list first. */
export const setSessionOpen = oneChange(setOpen)

export function setOpen(
  change: Change,
  sessionId: Id<'session'>,
  open: boolean,
): Promise<SessionOutcome> {
  const state = open ? 'open' : 'closed'
  return takeSessionStep(change, sessionId, {
    isDone: (session) => session.state === state,
    act: async () => {
      await change.sessions.update(sessionId, { state, changedAt: change.now })
      await recordEvent(change, { sessionId, by: 'owner', what: open ? 'opened' : 'closed' })
      if (open) await offerFreePlaces(change, sessionId)
    },
  })
}
