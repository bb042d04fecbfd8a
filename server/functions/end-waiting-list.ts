import { isSameAddress } from '#booking/mailbox.ts'
import { otherDates } from '#booking/other-dates.ts'
import type { Session } from '#booking/session.ts'
import type { WaitingEntry } from '../store/waiting-records.ts'
import type { Changes } from '../store/store.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'
import { isWaiting } from './waiting-list.ts'

type CalledOff = {
  readonly session: Session
  /** The schedule from now on, read before the change. */
  readonly coming: readonly Session[]
  /** Addresses that another mail tells of the same date. */
  readonly told: readonly string[]
}

/**
 * Ends the list of a date that is called off, within that change: every party on it hears so, with the
 * dates it could have instead, and places that were held are free.
 */
export async function endWaitingList(
  office: Office,
  changes: Changes,
  { session, coming, told }: CalledOff,
): Promise<void> {
  const now = office.clock.now()
  for (const entry of (await changes.waitingFor(session.id)).filter(isWaiting)) {
    await endEntry(changes, entry, session.startsAt > now ? 'called-off' : 'passed')
    // After the day there is nothing left to hope for; and nobody is told the same thing twice.
    if (session.startsAt <= now || told.some((each) => isSameAddress(each, entry.email))) continue
    const { participants } = entry
    const others = otherDates(coming, { instead: session, participants, now })
    const news = { kind: 'waiting-called-off', entry, session, others } as const
    await queueLetters(office, changes, office.letters.forNews(news))
  }
}

/** Ends a wait that the date itself has ended, and says nothing; false when the date is still to come. */
export function passEntry(office: Office, id: string): Promise<boolean> {
  return office.store.change(async (changes) => {
    const entry = await changes.findWaiting(id)
    if (!entry || !isWaiting(entry)) return false
    const session = await changes.findSessionById(entry.sessionId)
    if (!session || session.startsAt > office.clock.now()) return false
    await endEntry(changes, entry, 'passed')
    return true
  })
}

async function endEntry(changes: Changes, entry: WaitingEntry, state: 'called-off' | 'passed') {
  const { id, sessionId, participants } = entry
  await changes.updateWaiting(id, { state, offeredUntil: undefined })
  if (entry.state === 'offered') await changes.freePlaces(sessionId, participants)
}
