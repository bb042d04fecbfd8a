import { importStatement } from '#office/money/import-statement.ts'
import type { Office } from '#office/office.ts'
import { codaFile, type CodaTransactionLine } from './coda-file.ts'
import { bytesOf } from './transfer.ts'

/** The farm reads a statement with these lines; returns the outcome of each, in their order. */
export async function readLines(
  office: Office,
  ...lines: readonly CodaTransactionLine[]
): Promise<readonly string[]> {
  const outcome = await importStatement(office, bytesOf(codaFile(lines)))
  if (outcome.kind !== 'booked') throw new Error(outcome.problem.kind)
  return outcome.booked.map((each) => each.outcome)
}
