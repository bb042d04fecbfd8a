import { Jar } from '../../ui/jar.tsx'

/** One date of the schedule, as the owner sees it in a list. */
export type DateRow = {
  readonly id: string
  readonly path: string
  readonly weekday: string
  readonly dayNumber: string
  readonly month: string
  readonly time: string
  readonly workshop: string
  /** "6 van de 10 plaatsen bezet", and what else is to be known. */
  readonly places: string
  readonly level: number
  readonly isFull: boolean
  /** Undefined for an open date. */
  readonly state: string | undefined
}

/** Dates as rows with big day numbers, each the way to its own page. */
export function DateRows({ rows }: { rows: readonly DateRow[] }) {
  return (
    <ul className="mt-3 border-t-2 border-ink">
      {rows.map((row) => (
        <li key={row.id} className="border-b border-rule">
          <a className="flex items-center gap-5 py-3 hover:bg-deep" href={row.path}>
            <span className="date-row-day">
              <span className="text-meta text-soft">{row.weekday}</span>
              <span className="font-serif text-34">{row.dayNumber}</span>
              <span className="text-meta text-soft">{row.month}</span>
            </span>
            <Jar level={row.level} full={row.isFull} />
            <span className="min-w-0">
              <span className="block font-semibold">{row.workshop}</span>
              <span className="block text-meta">
                {row.time}, {row.places}
              </span>
              {row.state && <span className="block font-semibold text-beet">{row.state}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
