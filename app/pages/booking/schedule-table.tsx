/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role --
   On a phone the table is laid out as blocks, and some browsers then forget that it is a table. */
import { Link } from 'react-router'
import { workshopSlugs } from '#booking/dates/session.ts'
import type { telephoneOf } from '#booking/house/telephone.ts'
import type { ScheduleWords } from '#content/words/shape/booking.ts'
import { bookingLink, waitingListLink } from '#language/addresses.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { Jar } from '../../ui/jar.tsx'
import { useScripted } from '../../ui/use-scripted.ts'
import type { DateView } from '../date-view.ts'
import { MailLink, withParts } from '../with-parts.tsx'

type TableProps = {
  readonly dates: readonly DateView[]
  readonly words: ScheduleWords
  readonly language: Language
  readonly onPick: (date: DateView) => void
  readonly telephone: ReturnType<typeof telephoneOf>
}

/** Date, time, workshop, availability (specification, section 2, "Booking"); a month each, and a workshop alone if asked. */
export function ScheduleTable({ dates, ...shared }: TableProps) {
  const { words } = shared
  const months = [...new Set(dates.map(({ month }) => month))]
  return (
    <div className="mt-5">
      <WorkshopFilter dates={dates} words={words.filter} />
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
        {months.map((month) => (
          <tbody key={month} role="rowgroup" data-month={month}>
            {dates
              .filter((date) => date.month === month)
              .map((date) => (
                <ScheduleRow key={date.id} date={date} {...shared} />
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type FilterProps = Pick<TableProps, 'dates'> & { readonly words: ScheduleWords['filter'] }

/** The style sheet alone hides the others, so it works before script (`schedule-table.css`). */
function WorkshopFilter({ dates, words }: FilterProps) {
  const named = new Map(dates.map(({ workshop, workshopName }) => [workshop, workshopName]))
  const known = workshopSlugs.filter((slug) => named.has(slug))
  if (known.length < 2) return null
  return (
    <fieldset className="schedule-filter">
      <legend className="sr-only">{words.label}</legend>
      {(['all', ...known] as const).map((slug) => (
        <label key={slug} className="schedule-choice">
          <input type="radio" name="shown" value={slug} defaultChecked={slug === 'all'} />
          {slug === 'all' ? words.all : named.get(slug)}
        </label>
      ))}
    </fieldset>
  )
}

type RowProps = Omit<TableProps, 'dates'> & { readonly date: DateView }

function ScheduleRow({ date, words, language, onPick, telephone }: RowProps) {
  const full = date.state === 'full'
  const { weekday, number, month, year } = date.dateApart
  return (
    // A click anywhere on a full row says why nothing happens; its words say so already.
    <tr
      role="row"
      data-state={date.state}
      data-workshop={date.workshop}
      onClick={full ? () => onPick(date) : undefined}
    >
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
        <span className="schedule-aside whitespace-nowrap">
          {fill(words.price, { price: printEuros(date.priceCents, language) })}
        </span>
        {[date.goingAhead, ...date.own].filter(Boolean).map((line) => (
          <span key={line} className="schedule-aside">
            {line}
          </span>
        ))}
      </td>
      <td role="cell" className="schedule-availability">
        <div className="schedule-offer">
          <Jar level={date.level} full={full} />
          {date.state === 'closed' ? (
            <Closed {...{ date, words, telephone }} />
          ) : full ? (
            <>
              <span className="schedule-badge">{date.availability}</span>
              <a className="schedule-waiting" href={waitingListLink(language, date.id)}>
                {words.waitingFor}
                <span className="sr-only">{`, ${date.workshopName}, ${date.date}`}</span>
              </a>
            </>
          ) : (
            <Offer {...{ date, words, language, onPick, telephone }} />
          )}
        </div>
      </td>
    </tr>
  )
}

/** Has room, and begins too soon to be asked for here. */
function Closed({ date, words, telephone }: Pick<RowProps, 'date' | 'words' | 'telephone'>) {
  const call = telephone && (
    <a className="underline-rule whitespace-nowrap" href={telephone.link}>
      {telephone.written}
    </a>
  )
  return (
    <span className="schedule-left">
      {date.availability}
      <span className="schedule-aside">
        {call
          ? withParts(words.callClosed, { telephone: call })
          : withParts(words.askClosed, { email: <MailLink /> })}
      </span>
    </span>
  )
}

/** The state in words, and the button; whoever hears the page hears both in the button's name. */
function Offer(props: RowProps) {
  const { date, words, language } = props
  return (
    <>
      <span aria-hidden="true" className="schedule-left">
        {date.availability}
        {date.state === 'available' && (
          <span className="schedule-aside">
            {fillCounted(words.placesFree, date.left, language)}
          </span>
        )}
      </span>
      <ChooseButton {...props} />
    </>
  )
}

/** A button that fills in the form; before script, a link to the page with both filled in. */
function ChooseButton({ date, words, language, onPick }: RowProps) {
  const { availability, workshopName, workshop, choice } = date
  const shared = {
    className: 'button-outline',
    children: (
      <>
        <span className="sr-only">{`${availability}: `}</span>
        {words.choose}
        <span className="sr-only">{` ${workshopName}, ${date.date}`}</span>
      </>
    ),
  }
  return useScripted() ? (
    <button type="button" {...shared} onClick={() => onPick(date)} />
  ) : (
    <Link
      {...shared}
      role="button"
      to={bookingLink(language, workshop, choice)}
      preventScrollReset
    />
  )
}
