/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   On a phone the rows are grids, and some browsers then forget that it is a table. */
import { Jar } from '#app/ui/jar.tsx'
import { fillOf, type Tally } from '#booking/figures/tally.ts'
import { deskAttendance } from '#content/words/nl/desk-attendance.ts'
import { deskFigures as words } from '#content/words/nl/desk-figures.ts'
import { fill } from '#language/fill.ts'
import { printAmount } from '#language/money.ts'

export type FigureRow = {
  readonly key: string
  readonly label: string
  readonly to?: string
  /** Of several that follow it. */
  readonly isWhole?: boolean
  readonly note?: string | undefined
  readonly tally: Tally
}

export function FigureTable({ title, rows }: { title: string; rows: readonly FigureRow[] }) {
  return (
    <section className="mt-13">
      <h2 id={title} className="text-25">
        {title}
      </h2>
      <table role="table" className="figures figures-stacked mt-3" aria-labelledby={title}>
        <thead role="rowgroup">
          <tr role="row">
            {[words.what, words.received, words.owed, words.refunded].map((name) => (
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
  return (
    <tr role="row" className={isWhole ? 'font-semibold' : undefined}>
      <th role="rowheader" scope="row">
        <span className="flex items-center gap-3">
          <Jar level={fillOf(tally)} full={taken >= capacity && capacity > 0} />
          <span className="min-w-0">
            {to ? (
              <a className="inline-flex min-h-11 items-center underline" href={to}>
                {label}
              </a>
            ) : (
              <span className="block">{label}</span>
            )}
            <span className="block text-meta font-normal text-soft">
              {note ?? fill(words.places, { taken, capacity })}
            </span>
            {came + noShows > 0 && (
              <span className="block text-meta font-normal text-soft">
                {fill(deskAttendance.figures, { came, noShows })}
              </span>
            )}
          </span>
        </span>
      </th>
      {[receivedCents, owedCents, refundedCents].map((cents, i) => (
        <td key={i} role="cell">
          {printAmount(cents)}
        </td>
      ))}
    </tr>
  )
}
