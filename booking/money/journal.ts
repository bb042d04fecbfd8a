import { hash } from 'node:crypto'
import type { Day } from '#language/dates.ts'
import { addDays, dayOf } from '../dates/brussels-time.ts'
import { compareTexts } from '../compare-texts.ts'
import { sum } from '../sum.ts'
import type { Cents } from '../units.ts'

/** `recounted` corrects an earlier day that miscounted money taken back by the bank. */
export type JournalKind =
  | 'received'
  | 'by-hand'
  | 'refunded'
  | 'taken-back'
  | 'corrected'
  | 'recounted'

/** Money that came in (or went out: cents below nothing), as the farm knows it now. */
export type MoneyMove = {
  readonly source: string
  readonly kind: JournalKind
  readonly cents: Cents
  /** Day in Brussels: of the bank, or else of the owner's note. */
  readonly receivedOn: Day
  readonly at: Date
  /** Undefined: today's rate. */
  readonly vatPercent?: number
}

/** A move as a day counted it; later ones of the same source add to it. */
export type JournalEntry = MoneyMove & { readonly day: Day; readonly vatPercent: number }

export type JournalLine = {
  readonly day: Day
  readonly number: number
  readonly kind: JournalKind | 'begins' | 'nothing'
  readonly receivedOn: Day | ''
  readonly vatPercent: number | undefined
  readonly count: number
  readonly cents: Cents
}

/** `hash` is the SHA-256 of the hash of the day before, a line end, and `text`. */
export type JournalDay = { readonly day: Day; readonly text: string; readonly hash: string }

/** A larger receipt from a private person has its own line (Royal Decree 1 on VAT, art. 14 and 15). */
const maxInSumCents = 25_000

const noHash = '0'.repeat(64)

type Counting = {
  readonly moves: readonly MoneyMove[]
  /** Entries of earlier days: for these moves, and for moves that may be gone. */
  readonly counted: readonly JournalEntry[]
  readonly first: Day
  readonly last: Day
  readonly vatPercent: number
}

/** Moves that earlier days missed or had wrong count on `first`; days after `last` are left out. */
export function entriesDue({ moves, counted, first, last, vatPercent }: Counting): JournalEntry[] {
  const before = Map.groupBy(counted, ({ source }) => source)
  const countedOf = (source: string) => sum(before.get(source) ?? [], ({ cents }) => cents)
  const sources = new Set(moves.map(({ source }) => source))
  const dueEntries = moves.map((move) => {
    const already = countedOf(move.source)
    const bookedOn = dayOf(move.at)
    const day = bookedOn < first ? first : bookedOn
    const due = { vatPercent, ...move, cents: move.cents - already, day }
    const [counting] = before.get(move.source) ?? []
    if (!counting || already === 0) return due
    // Money taken back that changes later was miscounted on its day.
    return move.kind === 'taken-back'
      ? ({ ...due, kind: 'recounted', receivedOn: counting.day } as const)
      : ({ ...due, kind: 'corrected' } as const)
  })
  const gone = [...before].flatMap(([source, entries]) =>
    sources.has(source)
      ? []
      : [{ ...entries[0]!, kind: 'corrected', cents: -countedOf(source), day: first } as const],
  )
  return [...dueEntries, ...gone].filter(({ cents, day }) => cents !== 0 && day <= last)
}

/** The day as it is written, after the day before; without one the journal begins with it. */
export function journalDay(
  before: JournalDay | undefined,
  day: Day,
  entries: readonly JournalEntry[],
): JournalDay {
  const text = before ? textOf(linesOf(day, entries)) : textOf([lineWithoutMoney(day, 'begins')])
  return { day, text, hash: hash('sha256', `${before?.hash ?? noHash}\n${text}`) }
}

export function readLines({ text }: JournalDay): readonly JournalLine[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [day, number, kind, receivedOn, vat = '', count, cents] = line.split(';')
      const vatPercent = vat === '' ? undefined : Number(vat)
      const counts = { number: Number(number), count: Number(count), cents: Number(cents) }
      // The text is that of `textOf`, so that `findChangedDay` finds a changed line.
      return { day, kind, receivedOn, vatPercent, ...counts } as JournalLine
    })
}

/** Day, number, kind, day received, VAT, sums in it, cents. */
export function chainedText(line: JournalLine): string {
  const { day, number, kind, receivedOn, vatPercent = '', count, cents } = line
  return [day, number, kind, receivedOn, vatPercent, count, cents].join(';')
}

export type Changed = { readonly day: Day; readonly line: number | undefined }

/** The first place where the chain breaks, and its `line` where the entries tell which. */
export function findChangedDay(
  days: readonly JournalDay[],
  entries: readonly JournalEntry[],
): Changed | undefined {
  const byDay = Map.groupBy(entries, ({ day }) => day)
  for (const [i, written] of days.entries()) {
    const before = days[i - 1]
    const day = before ? addDays(before.day, 1) : written.day
    const right = journalDay(before, day, byDay.get(day) ?? [])
    if (written.day !== day) return { day, line: undefined }
    if (written.text !== right.text) return { day, line: firstOther(written.text, right.text) }
    if (written.hash !== right.hash) return { day, line: undefined }
    byDay.delete(day)
  }
  const [day] = [...byDay.keys()].toSorted()
  return day === undefined ? undefined : { day, line: undefined }
}

function firstOther(one: string, other: string): number {
  const others = other.split('\n')
  return one.split('\n').findIndex((line, i) => line !== others[i]) + 1
}

function linesOf(day: Day, entries: readonly JournalEntry[]): readonly JournalLine[] {
  const lines = [...Map.groupBy(entries, groupOf).values()].flatMap((group) => {
    const first = group[0]!
    const { kind, receivedOn, vatPercent, cents } = first
    const line = { day, kind, receivedOn, vatPercent }
    return isInSum(first)
      ? [{ ...line, count: group.length, cents: sum(group, (each) => each.cents) }]
      : group.map(() => ({ ...line, count: 1, cents }))
  })
  if (lines.length === 0) return [lineWithoutMoney(day, 'nothing')]
  const sorted = lines.toSorted((a, b) => compareTexts(orderOf(a), orderOf(b)) || a.cents - b.cents)
  return sorted.map((line, i) => ({ ...line, number: i + 1 }))
}

function isInSum({ kind, cents }: JournalEntry): boolean {
  return (kind === 'received' || kind === 'by-hand') && cents <= maxInSumCents
}

/** Sums of one group may stand in one line; other sums only with sums alike. */
function groupOf(entry: JournalEntry): string {
  return `${orderOf(entry)} ${isInSum(entry) ? '' : entry.cents}`
}

function orderOf(line: Pick<JournalLine, 'receivedOn' | 'kind' | 'vatPercent'>): string {
  return `${line.receivedOn} ${line.kind} ${String(line.vatPercent).padStart(2, '0')}`
}

function lineWithoutMoney(day: Day, kind: 'begins' | 'nothing'): JournalLine {
  return { day, number: 1, kind, receivedOn: '', vatPercent: undefined, count: 0, cents: 0 }
}

function textOf(lines: readonly JournalLine[]): string {
  return lines.map((line) => `${chainedText(line)}\n`).join('')
}
