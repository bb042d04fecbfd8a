import { payableMovements } from '../batch.ts'
import type { FoundStatement, FoundStatements } from '../movement.ts'
import { checkBlock } from './check-block.ts'
import { type CodaBlock, codaBlocks } from './coda-block.ts'
import { codaRecords } from './coda-record.ts'

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
  const totals = block.movements.filter((movement) => !movement.isDetail)
  const details = Map.groupBy(
    block.movements.filter((movement) => movement.isDetail),
    (detail) => detail.total,
  )
  const movements = totals.flatMap((total) => {
    const parts = (details.get(total) ?? []).filter(({ type }) => type !== detailOfDetail)
    return payableMovements(
      total.found,
      parts.map(({ found }) => found),
    )
  })
  return { account: block.account, movements }
}

/** A part of a part: it repeats what its own total says. */
const detailOfDetail = '9'
