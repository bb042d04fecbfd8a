import { CsvError, parse } from 'csv-parse/sync'
import { keysOf } from '#language/keys-of.ts'
import { bankReferenceOf, counterparty } from '../found-lines.ts'
import { centsOfCell } from '../../../amount.ts'
import type { FoundTransaction, FoundStatements } from '../../statement/transaction.ts'
import { problemsIn, Unreadable } from '../problem.ts'
import { communicationOf } from '../../statement/references-in-text.ts'
import { dayOfCell } from '../statement-day.ts'
import { foldedText, type Role, type CsvBank, csvBanks } from './csv-banks.ts'

export function readCsv(text: string): FoundStatements {
  const table = csvTable(csvRows(text))
  const rows = table.rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map((row) => foundIn(table, row))
  const accounts = Map.groupBy(rows, ({ account }) => account)
  const statements = [...accounts].map(([account, ofAccount]) => ({
    account,
    holder: ofAccount.at(-1)!.holder,
    line: ofAccount[0]!.line,
    transactions: ofAccount.map(({ transaction }) => transaction),
  }))
  return { format: 'csv', bank: table.bank, statements }
}

function foundIn({ bank, positions, width }: CsvTable, { cells, line }: CsvRow) {
  const unreadable = problemsIn('csv', bank.name)
  if (cells.length < width || cells.slice(width).some((cell) => cell !== '')) {
    throw unreadable('cells', line, `${cells.length} / ${width}`)
  }
  const cell = (role: Role) => cells[positions.get(role) ?? -1] ?? ''
  const currency = cell('currency')
  if (currency !== 'EUR') throw unreadable('currency', line, currency)
  const bookedOn = dayOfCell(cell('day'))
  if (!bookedOn) throw unreadable('day', line, cell('day'))
  const amountCents = centsOfCell(cell('amount'))
  if (amountCents === undefined) throw unreadable('amount', line, cell('amount'))
  const status = foldedText(cell('status'))
  const happened = bank.accepted?.some((word) => foldedText(word) === status) ?? true
  const transaction: FoundTransaction = {
    bookedOn,
    amountCents,
    ...communicationOf(cell('structured'), bank.texts.map(cell).find(Boolean) ?? ''),
    ...counterparty(cell('payerName'), cell('payerAccount')),
    ...bankReferenceOf(bank.referenceIn(cell)),
    status: happened ? 'booked' : 'not-booked',
  }
  const account = cell('account').replaceAll(/\s/g, '')
  return { account, holder: cell('holder'), line, transaction }
}

type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** Bounds for many years of a small farm; a longer file is made to take long. */
const maxLines = 20_000
const maxLineLength = 10_001

/** A row is one line: a payer's lone quotation mark must not swallow the payments below it. */
export function csvRows(text: string): readonly CsvRow[] {
  checkSize(text)
  return quotedRows(text) ?? splitRows(text, null)
}

function quotedRows(text: string): readonly CsvRow[] | undefined {
  try {
    const quoted = splitRows(text, '"')
    return quoted.some(({ cells }) => cells.some((cell) => /[\r\n]/.test(cell)))
      ? undefined
      : quoted
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

function splitRows(text: string, quote: '"' | null): readonly CsvRow[] {
  const rows: CsvRow[] = []
  parse(text, {
    delimiter: ';',
    record_delimiter: ['\r\n', '\n', '\r'],
    quote,
    // Around quotes; inside them, blanks are taken off below.
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    on_record: (cells, { lines: line }) => {
      rows.push({ line, cells: cells.map((cell) => cell.trim()) })
      return null
    },
  })
  return rows
}

function checkSize(text: string): void {
  const lines = text.split(/\r\n|\r|\n/, maxLines + 1)
  const at = lines.findIndex((line, nth) => nth === maxLines || line.length > maxLineLength)
  if (at >= 0) throw new Unreadable('too-large', { format: 'csv', line: at + 1 })
}

type CsvTable = {
  readonly bank: CsvBank
  readonly positions: ReadonlyMap<Role, number>
  readonly width: number
  readonly rows: readonly CsvRow[]
}

/** Belfius puts twelve lines of filters above the names; the widest table has eighteen columns. */
const maxLinesAbove = 30
const maxColumns = 100

export function csvTable(rows: readonly CsvRow[]): CsvTable {
  const candidates = rows.slice(0, maxLinesAbove).flatMap((row, at) => {
    const names = row.cells.slice(0, maxColumns).map(foldedText)
    return csvBanks.map((bank) => ({ bank, row, at, ...columnsIn(names, bank) }))
  })
  // A table that fits two banks is from the bank that knows more of its columns.
  const [fitting] = candidates
    .filter(({ missing }) => missing.length === 0)
    .toSorted((a, b) => b.positions.size - a.positions.size)
  if (!fitting) throw unknownColumns(rows, candidates)
  const { bank, positions, row, at } = fitting
  return { bank, positions, width: widthOf(row), rows: rows.slice(at + 1) }
}

type FoundColumns = Pick<CsvTable, 'positions'> & { readonly missing: readonly Role[] }
type Candidate = FoundColumns & { readonly bank: CsvBank; readonly row: CsvRow }

function columnsIn(names: readonly string[], bank: CsvBank): FoundColumns {
  const positions = new Map<Role, number>()
  for (const role of keysOf<Role>(bank.columns)) {
    const known = bank.columns[role]?.map(foldedText)
    const position = names.findIndex((name) => known?.includes(name))
    if (position >= 0) positions.set(role, position)
  }
  return { positions, missing: neededIn(bank).filter((role) => !positions.has(role)) }
}

function neededIn({ columns, optional }: CsvBank): readonly Role[] {
  return keysOf<Role>(columns).filter((role) => !optional.includes(role))
}

function unknownColumns(rows: readonly CsvRow[], candidates: readonly Candidate[]): Unreadable {
  const [nearest] = candidates.toSorted((a, b) => share(a) - share(b))
  const [role] = nearest?.missing ?? []
  if (nearest && role && share(nearest) < 0.5) {
    const { bank, row } = nearest
    const [name = role] = bank.columns[role] ?? []
    return problemsIn('csv', bank.name)('column-missing', row.line, name)
  }
  const [first] = rows
  const found = first?.cells.join(';')
  return new Unreadable('unknown-columns', { format: 'csv', line: first?.line, found })
}

function share({ bank, missing }: Candidate): number {
  return missing.length / neededIn(bank).length
}

/** A semicolon at the end of a line leaves a column without a name. */
function widthOf({ cells }: CsvRow): number {
  return cells.findLastIndex((cell) => cell !== '') + 1
}
