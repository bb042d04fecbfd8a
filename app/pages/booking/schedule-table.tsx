/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   On a phone the table is laid out as blocks, and some browsers then forget that it is a table. */
import type { MouseEvent } from 'react'
import type { Words } from '#content/words/shape.ts'
import { waitingListLink } from '#language/addresses.ts'
import { fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { PlacesJar } from '../../ui/places-jar.tsx'
import type { SessionView } from '../session-view.ts'
import { nextSessions } from './choice.ts'
import { Closed, type ClosedProps, Offer, type OfferProps } from './schedule-offer.tsx'

type TableProps = Omit<ClosedProps & OfferProps, 'session'> & {
  readonly sessions: readonly SessionView[]
  readonly workshops: readonly { readonly slug: string; readonly name: string }[]
}

/**
 * Date, time, workshop, availability (specification, section 2, "Booking"); a month each, and a workshop alone if
 * asked. A phone folds the later dates of a month into a line with its name (`schedule-phone.css`).
 */
export function ScheduleTable({ sessions, workshops, ...shared }: TableProps) {
  const { words } = shared
  const months = [...new Set(sessions.map(({ month }) => month))]
  const next = nextSessions(sessions)
  const planned = workshops.filter(({ slug }) => sessions.some(({ workshop }) => workshop === slug))
  return (
    <div className="md:mt-5">
      <WorkshopFilter planned={planned} words={words.filter} />
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
        {months.map((month) => {
          const all = sessions.filter((session) => session.month === month)
          const later = all.filter((session) => !next.includes(session))
          return (
            <tbody key={month} role="rowgroup" data-month={month}>
              {all.map((session) => (
                <ScheduleRow
                  key={session.id}
                  {...shared}
                  session={session}
                  nth={planned.findIndex(({ slug }) => slug === session.workshop) + 1}
                  isLater={later.includes(session)}
                  folded={session === all[0] ? later.length : 0}
                />
              ))}
            </tbody>
          )
        })}
      </table>
    </div>
  )
}

type FilterProps = {
  readonly planned: TableProps['workshops']
  readonly words: Words['booking']['schedule']['filter']
}

/** The style sheet hides dates of other workshops by their place: no script is needed. */
function WorkshopFilter({ planned, words }: FilterProps) {
  if (planned.length < 2) return null
  return (
    <fieldset className="schedule-filter">
      <legend className="sr-only">{words.label}</legend>
      {[{ slug: 'all', name: words.all }, ...planned].map(({ slug, name }) => (
        <label key={slug} className="schedule-choice">
          <input type="radio" name="shown" value={slug} defaultChecked={slug === 'all'} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

/** A click on a part that does something of its own says nothing of the row. */
const keepFromRow = (event: MouseEvent) => event.stopPropagation()

type RowProps = Omit<TableProps, 'sessions' | 'workshops'> & { readonly session: SessionView }

function ScheduleRow(props: RowProps & { isLater: boolean; folded: number; nth: number }) {
  const { session, words, language, onPick, telephone, isLater, folded, nth } = props
  const full = session.state === 'full'
  const { weekday, number, month, year } = session.dateApart
  return (
    // A click anywhere on a full row says why nothing happens; its words say so already.
    <tr
      role="row"
      data-state={session.state}
      data-workshop={session.workshop}
      data-nth={nth}
      data-later={isLater || undefined}
      data-held={full || undefined}
      onClick={
        full
          ? ({ currentTarget }) => {
              // The notice stands over no link to the waiting list.
              currentTarget.scrollIntoView({ block: 'nearest' })
              onPick(session)
            }
          : undefined
      }
    >
      <th role="rowheader" scope="row" className="schedule-date">
        {folded > 0 && (
          <Fold month={session.month} more={fillCounted(words.later, folded, language)} />
        )}
        <span>
          <span className="schedule-weekday">{weekday} </span>
          <span className="schedule-number">{number}</span>
          {/* The month stands above; who hears the page hears it with each day. */}
          <span className="sr-only">{` ${month} ${year}`}</span>
        </span>
      </th>
      <td role="cell" className="schedule-time">
        {session.time}
      </td>
      <td role="cell" className="schedule-workshop">
        {`${session.workshopName}\u00a0`}
        <span className="schedule-aside whitespace-nowrap">
          <Price words={words} euros={printEuros(session.priceCents, language)} />
        </span>
        {session.own.map((line) => (
          <span key={line} className="schedule-aside">
            {line}
          </span>
        ))}
      </td>
      <td role="cell" className="schedule-availability">
        <div className="schedule-offer">
          <PlacesJar level={session.level} full={full} />
          {session.state === 'closed' ? (
            <Closed {...{ session, words, telephone }} />
          ) : full ? (
            <>
              <span className="schedule-badge">{session.availability}</span>
              {session.hasList && words.waitingFor && (
                <a
                  className="schedule-waiting"
                  href={waitingListLink(language, session.id)}
                  onClick={keepFromRow}
                >
                  {words.waitingFor}
                  <span className="sr-only">{`, ${session.workshopName}, ${session.date}`}</span>
                </a>
              )}
            </>
          ) : (
            <Offer {...{ session, words, language, onPick }} />
          )}
        </div>
      </td>
    </tr>
  )
}

/** The style sheet writes the words of the fold, as they are no part of the date beside them. */
function Fold({ month, more }: { readonly month: string; readonly more: string }) {
  return (
    <details className="schedule-fold">
      <summary
        aria-label={`${month}, ${more}`}
        data-month={month}
        data-more={more}
        onClick={keepFromRow}
      />
    </details>
  )
}

function Price({ words, euros }: { words: TableProps['words']; euros: string }) {
  const [before, after] = words.price.split('{price}')
  return (
    <>
      <span className="schedule-per">{before}</span>
      {euros}
      <span className="schedule-per">{after}</span>
    </>
  )
}
