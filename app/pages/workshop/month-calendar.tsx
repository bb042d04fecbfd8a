import { Link } from 'react-router'
import type { Words } from '#content/words/shape.ts'
import { bookingLink } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { isOnOffer } from '../session-view.ts'
import type { CalendarDay, CalendarMonth } from './calendar-month.ts'

type CalendarProps = {
  readonly data: CalendarMonth
  readonly words: Words['workshopPage']['sidebar']
  readonly language: Language
}

/** One month of one workshop. Months are addresses, so it turns without script too. */
export function Calendar({ data, words, language }: CalendarProps) {
  const empty = data.weeks.every((week) => week.every((day) => day.session === undefined))
  return (
    <div className="mt-3">
      <div className="flex items-center justify-between">
        <MonthLink {...data} month={data.previous} label={words.previousMonth} sign="‹" />
        <p aria-live="polite" className="font-semibold first-letter:uppercase">
          {data.monthName}
        </p>
        <MonthLink {...data} month={data.next} label={words.nextMonth} sign="›" />
      </div>
      <table className="mt-1 w-full table-fixed text-center">
        <caption className="sr-only">
          {fill(words.calendarLabel, { month: data.monthName })}
        </caption>
        <thead>
          <tr>
            {data.weekdays.map(({ short, long }) => (
              <th
                key={long}
                scope="col"
                abbr={long}
                className="py-1 text-meta font-normal text-soft"
              >
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.weeks.map((week) => (
            <tr key={week[0]?.key}>
              {week.map((day) => (
                <td key={day.key} className="h-12 p-0">
                  <DayCell day={day} language={language} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {empty && <p className="mt-2 text-soft">{words.emptyMonth}</p>}
    </div>
  )
}

function DayCell({ day, language }: { day: CalendarDay; language: Language }) {
  const { number, session } = day
  if (number === undefined) return null
  if (!session) return <span className="text-soft">{number}</span>
  const label = [session.date, session.time, ...session.own, session.availability].join(', ')
  if (!isOnOffer(session)) {
    return (
      <span className="calendar-full" title={label}>
        {number}
        <span className="sr-only">, {session.availability}</span>
      </span>
    )
  }
  return (
    <Link
      className="calendar-free"
      to={bookingLink(language, session.workshop, session.choice)}
      aria-label={label}
    >
      {/* The words under the mouse: on the link they would be read out once more. */}
      <span title={label}>{number}</span>
    </Link>
  )
}

type MonthLinkProps = {
  readonly month: string | undefined
  readonly shown: string
  readonly label: string
  readonly sign: string
}

/** The arrow stays at the first and at the last month, with the focus that it may have. */
function MonthLink({ month, shown, label, sign }: MonthLinkProps) {
  const isEnd = month === undefined
  return (
    <Link
      className={`inline-flex size-11 items-center justify-center font-serif text-30 ${isEnd ? 'text-rule' : 'hover:bg-deep'}`}
      to={`?month=${month ?? shown}`}
      aria-disabled={isEnd}
      tabIndex={isEnd ? -1 : 0}
      replace
      preventScrollReset
      data-held
      aria-label={label}
    >
      {sign}
    </Link>
  )
}
