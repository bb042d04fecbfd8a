import type { Words } from '#content/words/shape/words.ts'
import { wordsIn } from '#content/words/words.ts'
import type { Language } from '#language/languages.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import type { SessionOnFile } from '../../store/session-records.ts'
import type { WaitingEntry } from '../../store/waiting-records.ts'
import type { LinkPage, LinkVisit } from './mail-links.tsx'
import { unknownLink } from './unknown-link.tsx'

/** Somebody in line: the entry the link is about, the date it waits for, and the booking it became. */
export type WaitingVisit = LinkVisit & {
  readonly entry: WaitingEntry
  readonly session: SessionOnFile
  /** Undefined until the offer was taken, and where that was not kept. */
  readonly booking: ReservationOnFile | undefined
  readonly language: Language
  readonly words: Words
}

type WaitingPage = {
  readonly show: (visit: WaitingVisit) => Response | Promise<Response>
  readonly act: (visit: WaitingVisit) => Promise<void>
}

/** Opens a page of the waiting list for a link about an entry that is still there. */
export function waitingPage({ show, act }: WaitingPage): LinkPage {
  return {
    show: async (visit) => {
      const waiting = await waitingVisit(visit)
      return waiting ? show(waiting) : unknownLink(visit.c)
    },
    act: async (visit) => {
      const waiting = await waitingVisit(visit)
      if (!waiting) return unknownLink(visit.c)
      await act(waiting)
      return undefined
    },
  }
}

async function waitingVisit(visit: LinkVisit): Promise<WaitingVisit | undefined> {
  const { store } = visit.office
  const entry = await store.findWaiting(visit.link.record)
  const session = entry && (await store.findSession(entry.sessionId))
  if (!entry || !session) return undefined
  const booking = entry.reservationId ? await store.findReservation(entry.reservationId) : undefined
  // Whatever ended the links of the booking ends this one, which went to the same mailbox.
  if (booking && booking.linkVersion !== visit.link.version) return undefined
  const language = entry.language as Language
  return { ...visit, entry, session, booking, language, words: wordsIn(language) }
}
