/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   On a phone the rows are grids, and some browsers then forget that it is a table. */
import { PlacesJar } from '#app/ui/places-jar.tsx'
import { isDayIn, periodsWithin, type Period } from '#booking/figures/period.ts'
import {
  type SessionFigures,
  fillOf,
  type Tally,
  tallyOf,
  worstFilled,
} from '#booking/figures/tally.ts'
import { printMonth } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { printAmount } from '#language/money.ts'
import { dayText, deskLanguage, deskWords } from '../desk-language.ts'
import { workshopName } from '../dates/date-text.ts'

const words = () => deskWords().figures

const worstShown = 10

export function periodText({ kind, name }: Period): string {
  const [year = '', part = ''] = name.split('-')
  if (kind === 'quarter') return fill(words().quarter, { n: part.slice(1), year })
  return kind === 'month' ? printMonth(name, deskLanguage()) : year
}

export function figuresPath({ name }: Period): string {
  return `${deskPath('cijfers')}?periode=${name}`
}

type ShownFigures = {
  readonly period: Period
  readonly dates: readonly SessionFigures[]
  readonly now: Date
}

export function FigureTables({ period, dates, now }: ShownFigures) {
  const worst = worstFilled(dates, { now, count: worstShown })
  const total = { key: 'total', label: words().total, isWhole: true, tally: tallyOf(dates) }
  const isRepeated = period.kind !== 'year' && dates.length === 1
  const parts = partRows(period, dates)
  return (
    <>
      <p className="mt-13 max-w-[33.5em]">{words().text}</p>
      {parts.length > 0 && (
        <FigureTable
          title={period.kind === 'year' ? words().byQuarter : words().byMonth}
          rows={[...parts, total]}
        />
      )}
      <FigureTable title={words().byWorkshop} rows={[...workshopRows(dates), total]} />
      {worst.length > 0 && !isRepeated && (
        <FigureTable title={words().worst} rows={worst.map(dateRow)} />
      )}
      {period.kind !== 'year' && <FigureTable title={words().byDate} rows={dates.map(dateRow)} />}
    </>
  )
}

/** A year's quarters, each before its months; periods without a date are left out. */
function partRows(period: Period, dates: readonly SessionFigures[]): readonly FigureRow[] {
  return periodsWithin(period).flatMap((part) => {
    const inPart = dates.filter(({ session }) => isDayIn(part, session.day))
    if (inPart.length === 0) return []
    const months = partRows(part, inPart)
    // The year stands over the table.
    const label = periodText(part).replace(/ \d{4}$/, '')
    const row = {
      key: part.name,
      label,
      to: figuresPath(part),
      isWhole: months.length > 0,
      tally: tallyOf(inPart),
    }
    return [row, ...months]
  })
}

function workshopRows(dates: readonly SessionFigures[]): readonly FigureRow[] {
  const byWorkshop = Map.groupBy(dates, ({ session }) => session.workshop)
  return [...byWorkshop].map(([workshop, group]) => {
    return { key: workshop, label: workshopName({ workshop }), tally: tallyOf(group) }
  })
}

function dateRow(date: SessionFigures): FigureRow {
  const { id, day, state } = date.session
  const label = `${workshopName(date.session)}, ${dayText(day)}`
  const note = state === 'called-off' ? deskWords().pages.date.state[state] : undefined
  return { key: id, label, to: deskPath('datum', id), note, tally: tallyOf([date]) }
}

type FigureRow = {
  readonly key: string
  readonly label: string
  readonly to?: string
  readonly isWhole?: boolean
  readonly note?: string | undefined
  readonly tally: Tally
}

function FigureTable({ title, rows }: { title: string; rows: readonly FigureRow[] }) {
  return (
    <section className="mt-13">
      <h2 className="text-25">{title}</h2>
      <table role="table" className="figures figures-stacked mt-3" aria-label={title}>
        <thead role="rowgroup">
          <tr role="row">
            {[words().what, words().received, words().owed, words().refunded].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Figures key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Figures({ row }: { row: FigureRow }) {
  const { label, to, isWhole, note, tally } = row
  const { taken, capacity, receivedCents, owedCents, refundedCents, came, noShows } = tally
  const unticked = taken - came - noShows
  return (
    <tr role="row" className={isWhole ? 'font-semibold' : undefined}>
      <th role="rowheader" scope="row">
        <span className="flex items-center gap-3">
          <PlacesJar level={fillOf(tally)} full={taken >= capacity && capacity > 0} />
          <span className="min-w-0">
            {to ? (
              <a className="inline-flex min-h-11 min-w-11 items-center underline" href={to}>
                {label}
              </a>
            ) : (
              <span className="block">{label}</span>
            )}
            <span className="block text-meta font-normal text-soft">
              {note ?? fill(words().places, { taken, capacity })}
            </span>
            {came + noShows > 0 && (
              <span className="block text-meta font-normal text-soft">
                {fill(deskWords().attendance.figures, { came, noShows })}
                {unticked > 0 && fill(deskWords().attendance.unticked, { n: unticked })}
              </span>
            )}
          </span>
        </span>
      </th>
      {[receivedCents, owedCents, refundedCents].map((cents, i) => (
        <td key={i} role="cell">
          {printAmount(cents, deskLanguage())}
        </td>
      ))}
    </tr>
  )
}
