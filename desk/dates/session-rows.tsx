import { PlacesJar } from '#app/ui/places-jar.tsx'
import type { Session } from '#booking/dates/session.ts'
import { nextMeeting } from '#booking/dates/session-days.ts'
import { sum } from '#booking/sum.ts'
import { printDayApart } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { printTimeRange } from '#language/times.ts'
import type { OptionOnFile } from '#store/options/options.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import { countedText, deskLanguage, deskWords } from '../desk-language.ts'
import { linkToOption } from '../options/open-option.tsx'
import { courseText, placesText, workshopName, workshopOn } from './date-text.ts'

const words = () => deskWords().pages.date

type Dates = {
  readonly sessions: readonly Session[]
  /** A course that runs stands under its next day; without it, under its first. */
  readonly now?: Date
  /** Query of a date's address, for which the page opens a form. */
  readonly asked?: string | undefined
  readonly isBooked?: boolean
  readonly waiting?: ReadonlyMap<string, number>
  readonly options?: readonly OptionOnFile[]
}

export const phoneParameter = 'telefoon'
export const phoneForm = `?${phoneParameter}=1#${phoneParameter}`

export function SessionRows({ sessions, now, ...row }: Dates) {
  const rows = sessions.map((session) => {
    return { session, next: nextMeeting(session, now ?? session.startsAt) }
  })
  return (
    <ul className="date-rows mt-3 border-t-2 border-ink">
      {(now ? rows.toSorted(bySoonest) : rows).map((each) => (
        <SessionRow key={each.session.id} {...each} {...row} />
      ))}
    </ul>
  )
}

function bySoonest({ next: one }: NextOf, { next: other }: NextOf): number {
  return one.startsAt.getTime() - other.startsAt.getTime()
}

export function SessionJar({ session: { taken, capacity } }: { session: Session }) {
  return <PlacesJar level={capacity === 0 ? 1 : taken / capacity} full={taken >= capacity} />
}

type NextOf = { readonly session: Session; readonly next: ReturnType<typeof nextMeeting> }

function SessionRow({ session, next, ...props }: Omit<Dates, 'sessions' | 'now'> & NextOf) {
  const { asked = '', isBooked, waiting, options = [] } = props
  const { id, startTime, endTime, state, furtherDays } = session
  const { weekday, number, month } = printDayApart(next.day, deskLanguage())
  const nth = fill(words().nthDay, { nth: next.nth, n: furtherDays.length + 1 })
  const course = [next.nth > 1 && nth, courseText(session)].filter(Boolean).join(': ')
  const waits = waiting?.get(id) ?? 0
  const option = options.find((each) => each.session.id === id)
  return (
    <li className="flex items-center gap-2 border-b border-rule">
      <a
        className="flex min-w-0 grow items-center gap-3 py-3 sm:gap-5 hover:bg-deep"
        href={deskPath('datum', id) + asked}
      >
        <span className="date-row-day">
          <span className="text-meta text-soft">{weekday}</span>
          <span className="font-serif text-34">{number}</span>
          <span className="text-meta text-soft">{month}</span>
        </span>
        <SessionJar session={session} />
        <span className="min-w-0">
          <span className="block font-semibold underline">{workshopName(session)}</span>
          {course && <span className="block text-meta">{course}</span>}
          <span className="block text-meta">
            {printTimeRange(startTime, endTime, deskLanguage())}
            {state !== 'called-off' && !option && (
              <>
                , <span className="inline-block">{placesText(session)}</span>
              </>
            )}
          </span>
          {waits > 0 && (
            <span className="block text-meta">{countedText(words().waits, waits)}</span>
          )}
          {state !== 'open' && (
            <span className="block font-semibold text-beet">
              {option ? linkToOption(option).text : words().state[state]}
            </span>
          )}
        </span>
      </a>
      {isBooked && !option && state !== 'called-off' && session.taken < session.capacity && (
        <a
          className="no-print inline-flex min-h-11 min-w-11 flex-none items-center justify-center underline"
          href={deskPath('datum', id) + phoneForm}
          aria-label={fill(deskWords().more.phone.bookOn, { date: workshopOn(session) })}
        >
          {deskWords().more.phone.book}
        </a>
      )}
    </li>
  )
}

/** Places that are taken, and the state; of a date that is offered to a group, the option alone. */
export function takenSentence(
  session: SessionOnFile,
  list: readonly WaitingEntry[],
  option: OptionOnFile | undefined,
) {
  const { state } = session
  return (
    <>
      {state === 'called-off' || option ? '.' : `, ${placesSentence(session, list)}`}{' '}
      {state !== 'open' && (
        <strong>{option ? linkToOption(option).text : words().state[state]}.</strong>
      )}
    </>
  )
}

function placesSentence(session: SessionOnFile, list: readonly WaitingEntry[]): string {
  const { bookedElsewhere } = session
  const offers = list.filter(({ state }) => state === 'offered')
  const offered = sum(offers, ({ participants }) => participants)
  const parts = [
    placesText(session),
    ...(bookedElsewhere > 0 ? [fill(words().elsewhere, { count: bookedElsewhere })] : []),
    ...(offered > 0 ? [fill(words().offeredToList, { count: offered })] : []),
  ]
  return `${parts.join(', ')}.`
}
