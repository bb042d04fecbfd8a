import type { SessionChange } from '../store/session-records.ts'
import { recordEvent } from './events.ts'
import { offerFreePlaces } from './give-places-back.ts'
import type { Office } from './office.ts'

export type ChangeOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'no-such-date' }
  /** Fewer places than are taken. */
  | { readonly kind: 'too-few-places'; readonly taken: number }

/** What the owner may change of a date without moving it. */
export type DateChange = Pick<
  SessionChange,
  'capacity' | 'bookedElsewhere' | 'minimum' | 'decidesOn' | 'note'
>

/** Changes a date's places, minimum or note; those who booked it keep their places. */
export async function changeDate(
  office: Office,
  sessionId: string,
  change: DateChange,
): Promise<ChangeOutcome> {
  const outcome = await office.store.change(async (changes): Promise<ChangeOutcome> => {
    const session = await changes.findSessionById(sessionId)
    if (!session) return { kind: 'no-such-date' }
    const taken = session.taken - session.bookedElsewhere + change.bookedElsewhere
    if (!(await changes.updateSession(sessionId, change))) return { kind: 'too-few-places', taken }
    await offerFreePlaces(office, changes, sessionId)
    await recordEvent(office, changes, { sessionId, by: 'owner', what: 'changed' })
    return { kind: 'done' }
  })
  office.mailQueued()
  return outcome
}
