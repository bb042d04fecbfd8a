import { keysOf } from './keys-of.ts'

/** Text that somebody typed, or an amount in cents. */
export type CsvCell = string | number

/** The row of the columns' names, then each row's cells by the same keys, in their order. */
export function cellsOfTable<Column extends string>(
  columns: Readonly<Record<Column, string>>,
  rows: readonly Readonly<Record<Column, CsvCell>>[],
): readonly (readonly CsvCell[])[] {
  const keys = keysOf(columns)
  return [columns, ...rows].map((row) => keys.map((key) => row[key]))
}

/** CSV for Belgian Excel: semicolons, a comma in amounts and a byte order mark. */
export function csvText(lines: readonly (readonly CsvCell[])[]): string {
  const rows = lines.map((cells) => cells.map(csvCell).join(';'))
  return `\ufeff${rows.join('\r\n')}\r\n`
}

/** A guest's text is never a formula to a spreadsheet (OWASP, CSV injection), and a reference or telephone no number. */
function csvCell(cell: CsvCell): string {
  if (typeof cell === 'number') return (cell / 100).toFixed(2).replace('.', ',')
  // A spreadsheet in Japanese reads the wide forms of these signs alike.
  const isRead = /^(?:[=+\-@\t\r|%\uff1d\uff0b\uff0d\uff20]|0\d+$|\d+E\d+$)/.test(cell)
  const plain = isRead ? `'${cell}` : cell
  return `"${plain.replaceAll('"', '""')}"`
}
