import { printDay, printTimeRange } from '#language/dates.ts'
import { printEuros } from '#language/money.ts'
import type { Session } from '#booking/session.ts'
import type { WaitingVisit } from './waiting-visit.tsx'

type Party = {
  readonly session: Session
  readonly participants: number
  /** A person. */
  readonly priceCents: number
}

/** What, when, how many and for how much, printed in the language of who waits or waited. */
export function partyFacts(
  { language, words }: Pick<WaitingVisit, 'language' | 'words'>,
  { session, participants, priceCents }: Party,
) {
  const labels = words.myBooking.facts
  return [
    { label: labels.workshop, value: words.workshop[session.workshop].name },
    { label: labels.date, value: printDay(session.day, language) },
    { label: labels.time, value: printTimeRange(session.startTime, session.endTime) },
    { label: labels.participants, value: participants },
    { label: labels.total, value: printEuros(priceCents * participants, language) },
  ]
}
