import { type Day, dayFrom } from '#language/dates.ts'
import { addDays, dayAfter, type Days } from '../dates/brussels-time.ts'

/** A year, a quarter or a month of Brussels days; `name` is "2025", "2025-K3" or "2025-09". */
export type Period = Days & {
  readonly kind: 'year' | 'quarter' | 'month'
  readonly name: string
}

const months = { year: 12, quarter: 3, month: 1 } as const

export function periodOf(kind: Period['kind'], day: Day): Period {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = month - ((month - 1) % months[kind])
  const from = firstOf(year, first)
  return { kind, name: nameOf(kind, from), from, until: addDays(addMonths(from, months[kind]), -1) }
}

export function readPeriodName(name: string): Period | undefined {
  const [, year, quarter, month] = /^(2\d{3})(?:-K([1-4])|-(0[1-9]|1[0-2]))?$/.exec(name) ?? []
  if (!year) return undefined
  if (quarter) return periodOf('quarter', firstOf(Number(year), 3 * Number(quarter)))
  return periodOf(month ? 'month' : 'year', firstOf(Number(year), Number(month ?? 1)))
}

export function periodBefore({ kind, from }: Period): Period {
  return periodOf(kind, addDays(from, -1))
}

export function periodAfter({ kind, until }: Period): Period {
  return periodOf(kind, addDays(until, 1))
}

/** The year's quarters and the quarter's months, in order; a month has no parts. */
export function periodsWithin({ kind, from }: Period): readonly Period[] {
  if (kind === 'month') return []
  const part = kind === 'year' ? 'quarter' : 'month'
  const starts = Array.from({ length: months[kind] / months[part] }, (_, n) =>
    addMonths(from, n * months[part]),
  )
  return starts.map((start) => periodOf(part, start))
}

export function wholeOf({ kind, from }: Period): Period | undefined {
  if (kind === 'year') return undefined
  return periodOf(kind === 'month' ? 'quarter' : 'year', from)
}

export function isDayIn({ from, until }: Days, day: Day): boolean {
  return from <= day && day <= until
}

function nameOf(kind: Period['kind'], from: Day): string {
  const [year = '', month = ''] = from.split('-')
  if (kind === 'year') return year
  return kind === 'quarter' ? `${year}-K${Math.ceil(Number(month) / 3)}` : `${year}-${month}`
}

function addMonths(day: Day, count: number): Day {
  return dayAfter(day, { months: count })
}

function firstOf(year: number, month: number): Day {
  return dayFrom(Temporal.PlainDate.from({ year, month, day: 1 }))
}
