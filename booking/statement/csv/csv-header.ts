import { Unreadable } from '../problem.ts'
import { type CsvBank, csvBanks, type Role } from './csv-banks.ts'
import type { CsvRow } from './csv-rows.ts'

/** A bank's table: where each column is, and the rows below the names. */
export type CsvTable = {
  readonly bank: CsvBank
  readonly positions: ReadonlyMap<Role, number>
  readonly width: number
  readonly rows: readonly CsvRow[]
}

/** Belfius puts twelve lines of filters above the names; the widest table has eighteen columns. */
const mostLinesAbove = 30
const mostColumns = 100

/** Finds the row of names that is one bank's; any other table is refused, with what is missing from it. */
export function csvTable(rows: readonly CsvRow[]): CsvTable {
  const candidates = rows.slice(0, mostLinesAbove).flatMap((row, at) => {
    const names = row.cells.slice(0, mostColumns).map(folded)
    return csvBanks.map((bank) => ({ bank, row, at, ...foundIn(names, bank) }))
  })
  const whole = candidates.find(({ missing }) => missing.length === 0)
  if (!whole) throw unknownColumns(rows, candidates)
  const { bank, positions, row, at } = whole
  return { bank, positions, width: widthOf(row), rows: rows.slice(at + 1) }
}

type Found = Pick<CsvTable, 'positions'> & { readonly missing: readonly Role[] }
type Candidate = Found & { readonly bank: CsvBank; readonly row: CsvRow }

function foundIn(names: readonly string[], bank: CsvBank): Found {
  const positions = new Map<Role, number>()
  for (const [role, known] of Object.entries(bank.columns)) {
    const each = known.map(folded)
    const position = names.findIndex((name) => each.includes(name))
    if (position >= 0) positions.set(role as Role, position)
  }
  return { positions, missing: neededIn(bank).filter((role) => !positions.has(role)) }
}

function neededIn({ columns, optional }: CsvBank): readonly Role[] {
  return (Object.keys(columns) as Role[]).filter((role) => !optional.includes(role))
}

/** Nearly a bank's table: one of its columns has another name. Otherwise it is nothing we know. */
function unknownColumns(rows: readonly CsvRow[], candidates: readonly Candidate[]): Unreadable {
  const [nearest] = candidates.toSorted((a, b) => share(a) - share(b))
  const [role] = nearest?.missing ?? []
  if (nearest && role && share(nearest) < 0.5) {
    const { bank, row } = nearest
    const [name = role] = bank.columns[role] ?? []
    return new Unreadable('column-missing', { format: bank.format, line: row.line, found: name })
  }
  const [first] = rows
  const found = first?.cells.join(';')
  return new Unreadable('unknown-columns', { format: 'csv', line: first?.line, found })
}

function share({ bank, missing }: Candidate): number {
  return missing.length / neededIn(bank).length
}

/** Columns without a name at the end are what a semicolon at the end of a line leaves. */
function widthOf({ cells }: CsvRow): number {
  return cells.findLastIndex((cell) => cell !== '') + 1
}

/** A name without what banks vary: capitals, accents, blanks, apostrophes. */
export function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
