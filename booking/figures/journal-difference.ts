import type { Day } from '#language/dates.ts'
import type { Days } from '../dates/brussels-time.ts'
import type { JournalLine } from '../money/journal.ts'
import { sum } from '../sum.ts'
import type { Cents } from '../units.ts'
import { isDayIn } from './period.ts'

/** Cents that came on one side of a border of the days asked for, and were read on the other. */
export type ReadLater = {
  readonly how: 'read' | 'noted'
  readonly cents: Cents
  readonly came: Days
  readonly read: Days
}

export type JournalDifference = {
  readonly cashCents: Cents
  readonly journalCents: Cents
  readonly countedLater: readonly ReadLater[]
  readonly cameBefore: readonly ReadLater[]
  readonly unwrittenCents: Cents
  /** A bank line showed a marked sum on another day, or the sum was put right after its day. */
  readonly otherwiseCents: Cents
}

type SumsOfDays = {
  readonly days: Days
  readonly cashCents: Cents
  readonly unwrittenCents: Cents
  readonly lines: readonly JournalLine[]
  readonly later: readonly JournalLine[]
}

/** The reason why the journal's sum differs from the cash book's; undefined where the sums are equal. */
export function journalDifference(sums: SumsOfDays): JournalDifference | undefined {
  const { days, cashCents, unwrittenCents, lines, later } = sums
  const journalCents = sum(lines, ({ cents }) => cents)
  if (cashCents === journalCents) return undefined
  const counted = (some: readonly JournalLine[], came: (on: Day) => boolean) =>
    some.filter(({ kind, receivedOn }) => isMoney(kind) && receivedOn !== '' && came(receivedOn))
  const before = counted(lines, (on) => !isDayIn(days, on))
  const after = counted(later, (on) => isDayIn(days, on))
  const total = (some: readonly JournalLine[]) => sum(some, ({ cents }) => cents)
  const explained = journalCents - total(before) + total(after) + unwrittenCents
  return {
    cashCents,
    journalCents,
    countedLater: together(after),
    cameBefore: together(before),
    unwrittenCents,
    otherwiseCents: cashCents - explained,
  }
}

/** A corrected line counts on its own day in journal and cash book. */
function isMoney(kind: JournalLine['kind']): boolean {
  return kind === 'received' || kind === 'by-hand' || kind === 'taken-back' || kind === 'refunded'
}

const maxSentences = 4

function together(lines: readonly JournalLine[]): readonly ReadLater[] {
  const by = (keyOf: (line: JournalLine) => string) => [...Map.groupBy(lines, keyOf).values()]
  const groups = by(({ day, kind }) => `${day} ${howOf(kind)}`)
  const few = groups.length > maxSentences ? by(({ kind }) => howOf(kind)) : groups
  return few.map((group) => ({
    how: howOf(group[0]!.kind),
    cents: sum(group, ({ cents }) => cents),
    came: daysOf(group.flatMap(({ receivedOn }) => receivedOn || [])),
    read: daysOf(group.map(({ day }) => day)),
  }))
}

function howOf(kind: JournalLine['kind']): ReadLater['how'] {
  return kind === 'by-hand' ? 'noted' : 'read'
}

function daysOf(days: readonly Day[]): Days {
  const [first = '1970-01-01', ...others] = days.toSorted()
  return { from: first, until: others.at(-1) ?? first }
}
