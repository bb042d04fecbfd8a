import { isoInBrussels } from '#booking/dates/brussels-time.ts'
import { availabilityOf, type Session } from '#booking/dates/session.ts'
import { printGoingAhead } from '#content/words/going-ahead.ts'
import type { Words } from '#content/words/shape.ts'
import { printLength, printOwnDate } from '#content/words/own-date.ts'
import { plainDay, printDayApart, printMonth, printShortDay } from '#language/dates.ts'
import { fillCounted } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { printChoice, printScheduleTime } from '#language/times.ts'
import { type Handwritten, handwritten } from '../ui/handwriting.ts'

export type SessionView = ReturnType<typeof viewSession>

export function viewSession(
  session: Session,
  language: Language,
  ofDate: {
    readonly availability: Words['availability']
    readonly ownDate: Words['ownDate']
    readonly workshopName: string
    readonly priceCents: number
    readonly requests: Readonly<Record<'areTaken' | 'areSoon' | 'mayWait', boolean>> & {
      readonly closeAt: Date
    }
  },
) {
  const { id, workshop, day, startTime, endTime, startsAt, endsAt } = session
  const { kind, left } = availabilityOf(session)
  const state: Availability['state'] = kind === 'full' || ofDate.requests.areTaken ? kind : 'closed'
  const date = plainDay(day, language)
  const time = printScheduleTime(startTime, endTime)
  const length = printLength(session, ofDate.ownDate.length)
  return {
    id,
    workshop,
    workshopName: ofDate.workshopName,
    day,
    date,
    dateApart: printDayApart(day, language),
    /** Day in a form that fits one line of a phone. */
    shortDay: printShortDay(day, language),
    month: printMonth(day.slice(0, 7), language),
    time,
    choice: printChoice(session, language),
    state,
    left,
    priceCents: ofDate.priceCents,
    startsAt: isoInBrussels(startsAt),
    endsAt: isoInBrussels(endsAt),
    isAnsweredSoon: ofDate.requests.areSoon,
    requestsCloseAt: isoInBrussels(ofDate.requests.closeAt),
    availability: printAvailability({ state, left }, language, ofDate.availability),
    own: [
      printGoingAhead(session, language, ofDate.availability),
      ...printOwnDate(session, language, ofDate.ownDate),
    ].filter(Boolean),
    ...(state === 'full' && ofDate.requests.mayWait && { hasList: true }),
    ...(length && { length, furtherDays: session.furtherDays }),
    taughtIn: session.taughtIn,
    level: session.taken / session.capacity,
  }
}

/** A full date can be waited for; one that is closed has room, and is asked for by telephone or mail. */
export function isOnOffer({ state }: Pick<Availability, 'state'>): boolean {
  return state === 'available' || state === 'few-left'
}

export function labelOf(
  { day, left }: Pick<SessionView, 'day' | 'left'>,
  { language, words }: { readonly language: Language; readonly words: Pick<Words, 'booking'> },
): readonly Handwritten[] {
  const places = fillCounted(words.booking.schedule.placesFree, left, language)
  return [printShortDay(day, language), places].map(handwritten)
}

type Availability = {
  readonly state: ReturnType<typeof availabilityOf>['kind'] | 'closed'
  readonly left: number
}

function printAvailability(
  { state, left }: Availability,
  language: Language,
  words: Words['availability'],
): string {
  if (state === 'full') return words.fullyBooked
  if (state === 'closed') return words.closed
  return state === 'few-left' ? fillCounted(words.spotsLeft, left, language) : words.available
}
