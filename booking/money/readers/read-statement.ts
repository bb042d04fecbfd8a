import { otherSpelling } from '../iban.ts'
import { readCamt } from './camt/read-camt.ts'
import { looksLikeCoda, readCoda } from './coda/read-coda.ts'
import { readCsv } from './csv/read-csv.ts'
import { type FoundStatements, withKeys } from '../statement/transaction.ts'
import { problemsIn, Unreadable } from './problem.ts'

/** Years of a busy account, in the wordiest format; and small enough that sums of cents stay exact. */
export const maxStatementBytes = 8 * 1024 * 1024

type FarmAccounts = {
  readonly account: string
  /** Earlier accounts of the house, which guests may still pay to. */
  readonly earlier?: readonly string[]
}

/** Read whole or not at all: half a statement, booked, is worse than none. */
export function readStatement(bytes: Uint8Array, farm: FarmAccounts) {
  try {
    const found = readFormat(bytes)
    checkAccounts(found, [farm.account, ...(farm.earlier ?? [])])
    return {
      kind: 'read',
      // The last statement in the file that tells of today's account.
      holder: found.statements.findLast(
        (each) => each.holder !== '' && isSameAccount(each.account, farm.account),
      )?.holder,
      transactions: withKeys(found),
    } as const
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', problem: error.problem } as const
    throw error
  }
}

function checkAccounts(
  { format, bank, statements }: FoundStatements,
  farmAccounts: readonly string[],
): void {
  const unreadable = problemsIn(format, bank?.name)
  for (const { account, line } of statements) {
    if (account === '') throw unreadable('no-account', line)
    if (farmAccounts.some((one) => isSameAccount(account, one))) continue
    // A private account must not stand in full on a screen, or in a log.
    throw unreadable('other-account', line, account.slice(-4))
  }
}

function isSameAccount(named: string, farmAccount: string): boolean {
  const account = named.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
  return account === farmAccount || otherSpelling(account) === farmAccount
}

function readFormat(bytes: Uint8Array): FoundStatements {
  if (bytes.length > maxStatementBytes) throw new Unreadable('too-large')
  const text = decodeText(bytes)
  const start = text.trimStart()
  if (start === '') throw new Unreadable('empty')
  if (start.startsWith('<')) return readCamt(text)
  if (looksLikeCoda(text)) return readCoda(text)
  if (text.includes(';') && !isDocument(text)) return readCsv(text)
  throw new Unreadable('unknown-format')
}

/** True for a PDF or an office table, whose bytes may hold a semicolon. */
function isDocument(text: string): boolean {
  return ['%PDF', 'PK\u0003\u0004', 'ÐÏ'].some((beginning) => text.startsWith(beginning))
}

/** Older exports still write Windows-1252. */
function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(({ mark }) => mark.every((byte, i) => bytes[i] === byte))
  // The decoders drop the mark themselves.
  if (marked) return new TextDecoder(marked.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const marks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const
