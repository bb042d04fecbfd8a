import { type DateLetter, textFor } from '#booking/dates/date-letter.ts'
import type { News } from '#letters/letters.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { Reads } from '#store/subjects.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import type { Id } from '#booking/id.ts'
import { notify } from '../mail/notify.ts'
import { oneChange, recordEvent } from '../office.ts'
import { listPartiesOn } from './calendar-sessions.ts'
import { hasHeardOfSession, listWaitingParties } from '../waiting/waiting-list.ts'

export type Readers = Awaited<ReturnType<typeof readersOf>>

export async function readersOf(store: Reads, sessionId: Id<'session'>) {
  const parties = await listPartiesOn(store, sessionId)
  return {
    guests: parties.filter(({ email }) => email !== ''),
    unmailed: parties.filter(({ email }) => email === ''),
    waiting: (await listWaitingParties(store, sessionId)).filter(hasHeardOfSession),
  }
}

type DateLetterDraft = {
  readonly letter: DateLetter
  readonly toWaiting: boolean
  /** Id made for each preview of the letter: a draft that is sent twice goes out once. */
  readonly draft: string
}

export function newsToGuest(letter: DateLetter, reservation: ReservationOnFile): News {
  return { kind: 'date-letter', reservation, written: textFor(letter, reservation.language) }
}

export function newsToParty(
  letter: DateLetter,
  { entry, session }: { readonly entry: WaitingEntry; readonly session: SessionOnFile },
): News {
  return { kind: 'waiting-letter', entry, session, written: textFor(letter, entry.language) }
}

export const writeToSession = oneChange(
  async (change, sessionId: Id<'session'>, { letter, toWaiting, draft }: DateLetterDraft) => {
    const session = await change.sessions.find(sessionId)
    if (!session) return false
    const notice = { kind: `date-letter ${draft}`, record: sessionId, day: session.day } as const
    if (!(await change.history.claimNotice(notice, change.now))) return true
    const { guests, waiting } = await readersOf(change, sessionId)
    for (const guest of guests) {
      await notify(change, newsToGuest(letter, guest))
      await recordEvent(change, { reservationId: guest.id, by: 'owner', what: 'written-to' })
    }
    for (const entry of toWaiting ? waiting : []) {
      await notify(change, newsToParty(letter, { entry, session }))
    }
    return true
  },
)
