import { readCamt } from './camt/read-camt.ts'
import { looksLikeCoda, readCoda } from './coda/read-coda.ts'
import { readCsv } from './csv/read-csv.ts'
import { decodeText } from './decode-text.ts'
import type { FoundStatements, StatementReading } from './movement.ts'
import { withKeys } from './movement-key.ts'
import { Unreadable } from './problem.ts'

/** Years of a busy account, in the wordiest format; and small enough that sums of cents stay exact. */
export const mostStatementBytes = 8 * 1024 * 1024

/**
 * Reads a bank's file, whichever of the formats it is: CODA 2.6, CAMT.053, or the CSV of KBC, BNP
 * Paribas Fortis, Belfius or ING. It is read whole or not at all: half a statement, booked, is worse
 * than none.
 */
export function readStatement(bytes: Uint8Array): StatementReading {
  try {
    const { format, statements } = readFormat(bytes)
    const accounts = new Set(statements.map(({ account }) => account))
    const [account] = accounts
    return {
      kind: 'read',
      format,
      ...(accounts.size === 1 && account && { account }),
      movements: withKeys(format, statements),
    }
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', problem: error.problem }
    throw error
  }
}

function readFormat(bytes: Uint8Array): FoundStatements {
  if (bytes.length > mostStatementBytes) throw new Unreadable('too-large')
  const text = decodeText(bytes)
  const start = text.trimStart()
  if (start === '') throw new Unreadable('empty')
  if (start.startsWith('<')) return readCamt(text)
  if (looksLikeCoda(text)) return readCoda(text)
  if (text.includes(';')) return readCsv(text)
  throw new Unreadable('unknown-format')
}
