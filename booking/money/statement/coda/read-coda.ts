import { payableTransactions } from '../batch.ts'
import type { FoundStatement, FoundStatements } from '../transaction.ts'
import { checkBlock, type CodaBlock, codaBlocks } from './coda-block.ts'
import { codaRecords, field } from './coda-record.ts'

/** A header: zeros, a date, a bank and the application code of CODA. */
export function looksLikeCoda(text: string): boolean {
  return /^0{5}\d{6}.{3}05/.test(text)
}

/** Reads CODA 2.6 (Febelfin, "Coded statement of account"): one statement or several after each other. */
export function readCoda(text: string): FoundStatements {
  return { format: 'coda', statements: codaBlocks(codaRecords(text)).map(statementOf) }
}

function statementOf(block: CodaBlock): FoundStatement {
  checkBlock(block)
  const { account, old, transactions: all } = block
  const transactions = all.flatMap(({ found, parts }) => payableTransactions(found, parts))
  return { account, holder: field(old, 65, 90).trim(), line: old.line, transactions }
}
