import { canonical, type JournalDay, readLines } from '#booking/money/journal.ts'
import { deskJournal as words } from '#content/words/nl/desk-journal.ts'
import type { CsvCell } from '#language/csv.ts'

/**
 * The journal as a spreadsheet; its last two columns suffice to recompute the chain
 * (docs/decisions/0043).
 */
export function journalCells(days: readonly JournalDay[]): readonly (readonly CsvCell[])[] {
  const lines = days.flatMap((day) => readLines(day).map((line) => ({ ...line, hash: day.hash })))
  return [
    Object.values(words.columns),
    ...lines.map((line) => [
      line.day,
      String(line.number),
      words.kinds[line.kind],
      line.receivedOn,
      String(line.vatPercent ?? ''),
      String(line.count),
      line.cents,
      canonical(line),
      line.hash,
    ]),
  ]
}
