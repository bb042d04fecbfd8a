import { hash } from 'node:crypto'
import type { CsvBank } from '../readers/csv/csv-banks.ts'
import type { Day } from '#language/dates.ts'
import { otherSpelling } from '../iban.ts'
import { referencesOf } from './references-in-text.ts'
import type { Cents } from '../../units.ts'

export type StatementFormat = 'coda' | 'camt' | 'csv'

export type BankTransaction = {
  readonly key: string
  /** Trace of the same line in a file that spells the farm's account the other way. */
  readonly otherTrace?: string | undefined
  readonly bookedOn: Day
  /** Whole cents; less than nothing when money left the account. */
  readonly amountCents: Cents
  /** Twelve digits in the field for references, whose check digits may be wrong. */
  readonly structured?: string
  readonly freeText: string
  readonly payerName?: string
  readonly payerIban?: string
  readonly bankReference?: string
  /** `reversal`: takes back an earlier transaction; `not-booked`: did not happen, or not yet. */
  readonly status: 'booked' | 'reversal' | 'not-booked'
}

export type FoundTransaction = Omit<BankTransaction, 'key' | 'otherTrace'>

export type FoundStatement = {
  readonly account: string
  /** Holder's name as spelled by the bank; empty when the format has no place for it. */
  readonly holder: string
  readonly line: number
  readonly transactions: readonly FoundTransaction[]
}

export type FoundStatements = {
  readonly format: StatementFormat
  readonly bank?: Pick<CsvBank, 'name' | 'prefix'>
  readonly statements: readonly FoundStatement[]
}

export function withKeys({
  format,
  bank,
  statements,
}: FoundStatements): readonly BankTransaction[] {
  const inFile = new Map<string, number>()
  return statements.flatMap(({ account, transactions }) => {
    const other = otherSpelling(account)
    // A file may repeat a statement: the bank's own reference twice is one transaction.
    const inStatement = new Map<string, number>()
    return transactions.map((found) => {
      const identity = found.bankReference
        ? `r${digest([found.bankReference])}`
        : `h${digest([found.payerIban, found.payerName, found.structured, found.freeText])}`
      const alike = `${bank?.prefix ?? format}:${traceOf(account, found)}:${identity}`
      const seen = found.bankReference ? inStatement : inFile
      const position = seen.get(alike) ?? 0
      seen.set(alike, position + 1)
      const otherTrace = other && traceOf(other, found)
      return { ...found, otherTrace, key: `${alike}:${position}` }
    })
  })
}

/** Facts that every format tells alike; formats cut and spell names and texts differently. */
function traceOf(account: string, found: FoundTransaction): string {
  const { bookedOn, amountCents, freeText, payerIban = '' } = found
  const [reference = ''] = referencesOf(found)
  const text =
    reference || payerIban ? '' : freeText.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return digest([account, bookedOn, String(amountCents), reference, payerIban, text])
}

function digest(parts: readonly (string | undefined)[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 16)
}

/** Lines known by key, or from a file of another format or without the bank's reference. */
export function seenBefore(
  transactions: readonly BankTransaction[],
  seen: ReadonlySet<string>,
): ReadonlySet<BankTransaction> {
  const kept = Map.groupBy([...seen].map(keyParts), ({ trace }) => trace)
  const before = new Set<BankTransaction>()
  const met = new Set<string>()
  for (const transaction of transactions) {
    if (seen.has(transaction.key) || met.has(transaction.key)) before.add(transaction)
    met.add(transaction.key)
  }
  const counted = new Map<string, number>()
  for (const transaction of transactions) {
    if (before.has(transaction)) continue
    const parts = keyParts(transaction.key)
    const alike = tracesOf(transaction)
      .flatMap((trace) => kept.get(trace) ?? [])
      .filter((other) => isToldElsewhere(parts, other))
    const already = counted.get(parts.trace) ?? 0
    if (already >= alike.length) continue
    counted.set(parts.trace, already + 1)
    before.add(transaction)
  }
  return before
}

/** True when all formats tell the line alike that has this key. */
export function hasTraceOf(key: string, transaction: BankTransaction): boolean {
  return tracesOf(transaction).includes(keyParts(key).trace)
}

function tracesOf({ key, otherTrace }: BankTransaction): readonly string[] {
  const { trace } = keyParts(key)
  return otherTrace === undefined ? [trace] : [trace, otherTrace]
}

type KeyParts = ReturnType<typeof keyParts>

/** `format:trace:own:position`; every format gives a line the same trace. */
function keyParts(key: string) {
  const [format = '', trace = '', own = ''] = key.split(':')
  return { format, trace, own }
}

function isToldElsewhere(a: KeyParts, b: KeyParts): boolean {
  if (a.format !== b.format) return true
  return a.own.startsWith('r') !== b.own.startsWith('r')
}
