/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   On a phone the table is laid out as blocks, and some browsers then forget that it is a table. */
import { Link } from 'react-router'
import type { ScheduleWords } from '#content/words/shape/booking.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { Jar } from '#app/ui/jar.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import { bookingLink } from '#language/booking-link.ts'
import type { DateView } from '../date-view.ts'

type TableProps = {
  readonly dates: readonly DateView[]
  readonly words: ScheduleWords
  readonly language: Language
  readonly onPick: (date: DateView) => void
}

/** Date, time, workshop, availability (specification, section 2, "Booking"). */
export function ScheduleTable({ dates, words, language, onPick }: TableProps) {
  return (
    <div className="mt-5">
      <table role="table" className="schedule">
        <caption className="sr-only">{words.title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[words.date, words.time, words.workshop, words.availability].map((heading) => (
              <th key={heading} role="columnheader" scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {dates.map((date) => (
            <ScheduleRow
              key={date.id}
              date={date}
              words={words}
              language={language}
              onPick={onPick}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Omit<TableProps, 'dates'> & { readonly date: DateView }

function ScheduleRow({ date, words, language, onPick }: RowProps) {
  const full = date.state === 'full'
  const { weekday, number, month, year } = date.dateApart
  return (
    // A click anywhere on a full row says why nothing happens; its words say so already.
    <tr role="row" data-state={date.state} onClick={full ? () => onPick(date) : undefined}>
      <td role="cell" className="schedule-date">
        <span className="schedule-weekday">{weekday} </span>
        <span className="schedule-number">{number}</span>
        <span className="schedule-month">{` ${month} ${year}`}</span>
      </td>
      <td role="cell" className="schedule-time">
        {date.time}
      </td>
      <td role="cell" className="schedule-workshop">
        {date.workshopName}
        {date.goingAhead && <span className="schedule-condition">{date.goingAhead}</span>}
      </td>
      <td role="cell" className="schedule-availability">
        <span className="flex items-center gap-3">
          <Jar level={date.level} full={full} />
          {full ? (
            <span className="schedule-badge">{date.availability}</span>
          ) : (
            <AvailabilityButton date={date} words={words} language={language} onPick={onPick} />
          )}
        </span>
      </td>
    </tr>
  )
}

/** A button that fills in the form; before script, a link to the page with both filled in. */
function AvailabilityButton({ date, words, language, onPick }: RowProps) {
  const { availability, workshopName: workshop } = date
  const label = fill(words.choose, { availability, workshop, date: date.date })
  if (useScripted()) {
    return (
      <button
        type="button"
        className="button-outline"
        aria-label={label}
        onClick={() => onPick(date)}
      >
        {availability}
      </button>
    )
  }
  return (
    <Link
      className="button-outline"
      aria-label={label}
      to={bookingLink(language, date.workshop, date.choice)}
      preventScrollReset
    >
      {availability}
    </Link>
  )
}
