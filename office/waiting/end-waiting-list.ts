import { otherSessions } from '#booking/dates/other-sessions.ts'
import { hasBegun, type Session } from '#booking/dates/session.ts'
import { isSameAddress } from '#booking/people/mailbox.ts'
import { isOnList } from '#booking/waiting/waiting-list.ts'
import { notify } from '../mail/notify.ts'
import { type Change, oneChange } from '../office.ts'
import { endWait, hasHeardOfSession } from './waiting-list.ts'

type CalledOffSession = {
  readonly session: Session
  readonly coming: readonly Session[]
  readonly mailedTo: readonly string[]
}

export async function endWaitingList(
  change: Change,
  { session, coming, mailedTo }: CalledOffSession,
) {
  const { now } = change
  for (const entry of (await change.waiting.listOn(session.id)).filter(isOnList)) {
    await endWait(change, entry, 'called-off')
    if (!hasHeardOfSession(entry)) continue
    if (mailedTo.some((each) => isSameAddress(each, entry.email))) continue
    const others = otherSessions(coming, { ...entry, instead: session, now, closing: change.house })
    await notify(change, { kind: 'waiting-called-off', entry, session, others })
  }
}

export const endPassedEntry = oneChange(async (change, id: string) => {
  const entry = await change.waiting.find(id)
  if (!entry || !isOnList(entry)) return false
  if (!hasBegun(await change.sessions.get(entry.sessionId), change.now)) return false
  await endWait(change, entry, 'passed')
  return true
})
