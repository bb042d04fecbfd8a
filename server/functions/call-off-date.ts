import { otherDates } from '#booking/other-dates.ts'
import { holdsPlaces } from '#booking/status.ts'
import { endWaitingList } from './end-waiting-list.ts'
import { recordEvent } from './events.ts'
import { offerFreePlaces } from './give-places-back.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'
import { takeStep } from './take-step.ts'

export type DateOutcome =
  | { readonly kind: 'done'; readonly told: number }
  | { readonly kind: 'done-before' }
  | { readonly kind: 'no-such-date' }

/**
 * Calls a date off: nobody can ask for it any more, every booking on it ends with all its money to be
 * paid back, and each guest hears so and is offered the other dates of that workshop. Its waiting list
 * ends too, and with it every offer that was made; who is on it hears the same.
 */
export async function callOffDate(office: Office, sessionId: string): Promise<DateOutcome> {
  // Read before the change: inside one, the store has no second connection to read by.
  const now = office.clock.now()
  const coming = await office.store.listSessions(now)
  const outcome = await office.store.change(async (changes) => {
    const session = await changes.findSessionById(sessionId)
    if (!session) return { kind: 'no-such-date' } as const
    if (session.state === 'called-off') return { kind: 'done-before' } as const
    await changes.updateSession(sessionId, { state: 'called-off' })
    await recordEvent(office, changes, { sessionId, by: 'owner', what: 'called-off' })
    const told: string[] = []
    for (const { id, status, email } of await changes.reservationsOn(sessionId)) {
      if (!holdsPlaces(status)) continue
      const taken = await takeStep(office, changes, { id, step: 'call-off', by: 'owner' })
      if (taken.kind !== 'done') continue
      const { reservation, refund } = taken
      const { participants } = reservation
      const others = otherDates(coming, { instead: session, participants, now })
      const news = { kind: 'called-off', reservation, refund, others } as const
      await queueLetters(office, changes, office.letters.forNews(news))
      told.push(email)
    }
    await endWaitingList(office, changes, { session, coming, told })
    return { kind: 'done', told: told.length } as const
  })
  office.mailQueued()
  return outcome
}

/**
 * Takes no new bookings on a date, or takes them again; those on it stand, and so do offers made before.
 * What came free meanwhile is offered to who waits before anybody else can ask for it.
 */
export async function setDateOpen(office: Office, sessionId: string, open: boolean) {
  const outcome = await office.store.change(async (changes): Promise<DateOutcome> => {
    const session = await changes.findSessionById(sessionId)
    if (!session || session.state === 'called-off') return { kind: 'no-such-date' }
    const state = open ? 'open' : 'closed'
    if (session.state === state) return { kind: 'done-before' }
    await changes.updateSession(sessionId, { state })
    const what = open ? 'opened' : 'closed'
    await recordEvent(office, changes, { sessionId, by: 'owner', what })
    if (open) await offerFreePlaces(office, changes, sessionId)
    return { kind: 'done', told: 0 }
  })
  office.mailQueued()
  return outcome
}
