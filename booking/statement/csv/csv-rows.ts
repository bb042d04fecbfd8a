import { CsvError, type Options, parse } from 'csv-parse/sync'
import { Unreadable } from '../problem.ts'

/** One row of a table; its cells have no blanks around them. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** Many years of a small farm, and far more than any row; what is longer is made to take long. */
const mostLines = 20_000
const longestLine = 10_000

/**
 * The rows of a table with semicolons, whatever ends its lines. A row is one line: a payer who writes
 * a lone quotation mark must not swallow the payments below it, so where quotes do not close on their
 * own line they are taken for signs like any other.
 */
export function csvRows(text: string): readonly CsvRow[] {
  checkSize(text)
  return quotedRows(text) ?? rows(text, null)
}

function quotedRows(text: string): readonly CsvRow[] | undefined {
  try {
    const quoted = rows(text, '"')
    return quoted.some(({ cells }) => cells.some((cell) => /[\r\n]/.test(cell)))
      ? undefined
      : quoted
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

function rows(text: string, quote: '"' | null): readonly CsvRow[] {
  const options: Options = {
    delimiter: ';',
    record_delimiter: ['\r\n', '\n', '\r'],
    quote,
    // Around quotes; inside them, blanks are taken off below.
    trim: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  }
  // With `info`, each record comes with where it was found, which the types do not say.
  const records = parse(text, options) as unknown as readonly {
    readonly info: { readonly lines: number }
    readonly record: readonly string[]
  }[]
  return records.map(({ info, record }) => ({
    line: info.lines,
    cells: record.map((cell) => cell.trim()),
  }))
}

function checkSize(text: string): void {
  let line = 1
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === lineFeed || unit === carriageReturn) {
      // A carriage return before a line feed is one end with it.
      if (unit === lineFeed || text.charCodeAt(at + 1) !== lineFeed) line += 1
      start = at + 1
    }
    if (line > mostLines || at - start > longestLine) {
      throw new Unreadable('too-large', { format: 'csv', line })
    }
  }
}

const lineFeed = 10
const carriageReturn = 13
