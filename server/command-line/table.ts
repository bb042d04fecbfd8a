import type { Row } from './rows.ts'

const widest = 40

/** What strangers typed cannot move the cursor or break a line. */
export function printTable(rows: readonly Row[]): string {
  if (rows.length === 0) return '(nothing)'
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))]
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i]?.length ?? 0)))
  return cells
    .map((line) =>
      line
        .map((text, i) => text.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cell(value: unknown): string {
  const text =
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
  // Controls, line and paragraph ends, and the marks that turn the direction of a line around.
  const plain = text.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu,
    ' ',
  )
  return plain.length > widest ? `${plain.slice(0, widest - 1)}…` : plain
}
