import type { PageLink } from '../link-list.tsx'

/** One movement of the account, printed. */
export type MovementLine = {
  readonly key: string
  readonly amount: string
  readonly day: string
  /** Who is at the other end, and what was written with it. */
  readonly payer: string
  readonly communication: string
  /** The booking it was booked on, and for what; or those it may be for. */
  readonly bookings: readonly PageLink[]
}

/** Movements, one under the other. */
export function MovementLines({ lines }: { lines: readonly MovementLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="mt-3 border-t-2 border-ink">
      {lines.map((line) => (
        <li key={line.key} className="border-b border-rule py-3">
          <MovementText line={line} />
        </li>
      ))}
    </ul>
  )
}

export function MovementText({ line }: { line: MovementLine }) {
  const { amount, day, payer, communication, bookings } = line
  return (
    <div className="grid gap-x-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <p>
        <span className="block font-semibold tabular-nums">{amount}</span>
        <span className="block text-meta text-soft">{day}</span>
      </p>
      <p className="[overflow-wrap:anywhere]">
        <span className="block">{payer}</span>
        <span className="block text-meta text-soft">{communication}</span>
        {bookings.map(({ to, text }) => (
          <a key={to} className="flex min-h-11 w-fit items-center underline" href={to}>
            {text}
          </a>
        ))}
      </p>
    </div>
  )
}
