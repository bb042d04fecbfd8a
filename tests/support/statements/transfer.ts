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
