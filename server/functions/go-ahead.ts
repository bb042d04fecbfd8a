import type { DateOutcome } from './call-off-date.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'

/** The owner decides that a date goes ahead, however few come: there is nothing to decide any more. */
export function goAhead(office: Office, sessionId: string): Promise<DateOutcome> {
  return office.store.change(async (changes): Promise<DateOutcome> => {
    const session = await changes.findSessionById(sessionId)
    if (!session || session.state === 'called-off') return { kind: 'no-such-date' }
    if (session.decidesOn === undefined) return { kind: 'done-before' }
    await changes.updateSession(sessionId, { decidesOn: undefined, minimum: undefined })
    const detail = { decided: 'go-ahead' }
    await recordEvent(office, changes, { sessionId, by: 'owner', what: 'changed', detail })
    return { kind: 'done', told: 0 }
  })
}
