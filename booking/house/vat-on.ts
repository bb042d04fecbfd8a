import type { Day } from '#language/dates.ts'
import { dayOf } from '../dates/brussels-time.ts'

type Change = { readonly at: Date; readonly before: number; readonly after: number }

/** The rate of VAT, in percent, in the evening of a day in Brussels; `changes` in the order in which they were made. */
export function vatOn(
  day: Day,
  { now, changes }: { readonly now: number; readonly changes: readonly Change[] },
): number {
  const last = changes.findLast(({ at }) => dayOf(at) <= day)
  return last?.after ?? changes[0]?.before ?? now
}
