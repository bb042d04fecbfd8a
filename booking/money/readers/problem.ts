import type { StatementFormat } from '../statement/transaction.ts'

export type StatementProblem = {
  readonly kind: StatementProblemKind
  readonly format?: StatementFormat
  /** The bank of a table, once its columns are known. */
  readonly bank?: string
  readonly line?: number
  readonly found?: string
}

export type StatementProblemKind =
  | 'empty'
  | 'too-large'
  | 'unknown-format'
  | 'amount'
  | 'day'
  | 'currency'
  | 'sign'
  | 'other-account'
  | 'no-account'
  | 'line-length'
  | 'record-order'
  | 'record-count'
  | 'totals'
  | 'balance'
  | 'cut-off'
  | 'xml'
  | 'doctype'
  | 'not-a-statement'
  | 'element-missing'
  | 'entry-count'
  | 'batch'
  | 'unknown-columns'
  | 'column-missing'
  | 'cells'

type Where = Omit<StatementProblem, 'kind'>

export function problemsIn(format: Where['format'], bank?: string) {
  return (kind: StatementProblemKind, line: number | undefined, found?: string) =>
    new Unreadable(kind, { format, bank, line, found })
}

/** Thrown by the readers, wherever they are in a file, and caught by `readStatement` alone. */
export class Unreadable extends Error {
  readonly problem: StatementProblem

  constructor(kind: StatementProblemKind, where: Where = {}) {
    super(`The statement cannot be read: ${kind}`)
    this.name = 'Unreadable'
    const { found, ...rest } = where
    this.problem = { kind, ...rest, ...(found !== undefined && { found: cut(found) }) }
  }
}

function cut(found: string): string {
  const plain = found.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain
}
