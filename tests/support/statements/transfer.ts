import { importStatement } from '#office/money/import-statement.ts'
import type { Office } from '#office/office.ts'
import { codaFile, type CodaTransactionLine } from './coda-file.ts'
import type { PlainTransaction } from './plain-transaction.ts'

let transfers = 0

/** One transfer to the farm, under a bank reference of its own. */
export function transfer(different: Partial<PlainTransaction> = {}): PlainTransaction {
  transfers += 1
  return {
    day: '2025-09-16',
    cents: 6500,
    name: 'PEETERS ANNELEEN',
    iban: 'BE71096123456769',
    bankReference: `25091600${String(transfers).padStart(8, '0')}`,
    ...different,
  }
}

export function bytesOf(file: string): Uint8Array {
  return new TextEncoder().encode(file)
}

/** The farm reads a statement with these lines; returns the outcome of each, in their order. */
export function readLines(office: Office, ...lines: readonly CodaTransactionLine[]) {
  return readFile(office, codaFile(lines))
}

/** The same for a file of any bank. */
export async function readFile(office: Office, file: string): Promise<readonly string[]> {
  const outcome = await importStatement(office, bytesOf(file))
  if (outcome.kind !== 'booked') throw new Error(outcome.problem.kind)
  return outcome.booked.map((each) => each.outcome)
}
