import { sum } from '../../../sum.ts'
import { payableTransactions } from '../found-lines.ts'
import type { FoundStatement, FoundStatements } from '../../statement/transaction.ts'
import {
  codaRecords,
  fieldAt,
  amountCents,
  type CodaCode,
  type CodaRecord,
  signedCents,
  unreadableCoda,
} from './coda-record.ts'
import { codaTransactions } from './coda-transaction.ts'

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
  return { account, holder: fieldAt(old, 65, 90).trim(), line: old.line, transactions }
}

type CodaBlock = ReturnType<typeof blockOf>

function codaBlocks(records: readonly CodaRecord[]): readonly CodaBlock[] {
  const blocks: CodaBlock[] = []
  let from = 0
  while (from < records.length) {
    const length = records.slice(from).findIndex(({ code }) => code === '9') + 1
    if (length === 0) throw cutOff(records)
    blocks.push(blockOf(records.slice(from, from + length)))
    from += length
  }
  const trailer = blocks.at(-1)?.trailer
  // The last trailer says that more was to follow.
  if (!trailer || fieldAt(trailer, 128, 128) === '1') throw cutOff(records)
  return blocks
}

function cutOff(records: readonly CodaRecord[]) {
  return unreadableCoda('cut-off', records.at(-1)?.line)
}

/** Records that may follow each record; a free message (4) may stand anywhere below the old balance. */
const after: Readonly<Record<CodaCode, readonly CodaCode[]>> = {
  0: [],
  1: ['0'],
  21: ['1', '21', '22', '23', '31', '32', '33', '4'],
  22: ['21'],
  23: ['21', '22'],
  31: ['21', '22', '23', '31', '32', '33'],
  32: ['31'],
  33: ['31', '32'],
  8: ['1', '21', '22', '23', '31', '32', '33', '4'],
  4: ['1', '21', '22', '23', '31', '32', '33', '4', '8'],
  9: ['1', '4', '8'],
}

function blockOf(records: readonly CodaRecord[]) {
  for (const [i, { code, line, text }] of records.entries()) {
    const before = records[i - 1]?.code
    const right = before === undefined ? code === '0' : after[code].includes(before)
    if (!right) throw unreadableCoda('record-order', line, text.slice(0, 2))
  }
  const old = records.find(({ code }) => code === '1')
  const trailer = records.at(-1)
  // The order above ensures both; the types cannot know.
  if (!old || !trailer) throw cutOff(records)
  return {
    account: accountOf(old),
    old,
    transactions: codaTransactions(records),
    new: records.find(({ code }) => code === '8'),
    trailer,
    counted: records.filter(({ code }) => !['0', '4', '9'].includes(code)).length,
  }
}

function accountOf(old: CodaRecord): string {
  const isOldBelgian = fieldAt(old, 2, 2) === '0'
  const account = isOldBelgian ? fieldAt(old, 6, 17) : fieldAt(old, 6, 39)
  const currency = (isOldBelgian ? fieldAt(old, 19, 21) : fieldAt(old, 40, 42)).trim()
  if (currency !== 'EUR' && currency !== '') throw unreadableCoda('currency', old.line, currency)
  return account.replaceAll(/\s/g, '')
}

function checkBlock(block: CodaBlock): void {
  const { trailer, counted, transactions } = block
  const { line } = trailer
  const announced = fieldAt(trailer, 17, 22)
  if (!/^\d{6}$/.test(announced) || Number(announced) !== counted) {
    throw unreadableCoda('record-count', line, `${Number(announced)} / ${counted}`)
  }
  const debit = sum(transactions, ({ found }) => Math.max(0, -found.amountCents))
  const credit = sum(transactions, ({ found }) => Math.max(0, found.amountCents))
  if (amountCents(trailer, 23) !== debit || amountCents(trailer, 38) !== credit) {
    throw unreadableCoda('totals', line)
  }
  checkBalance(block, credit - debit)
}

function checkBalance(block: CodaBlock, moved: number): void {
  const { old, new: renewed, trailer, transactions } = block
  if (!renewed && transactions.length === 0) return
  if (!renewed) throw unreadableCoda('balance', trailer.line)
  if (signedCents(old, 43, 44) + moved !== signedCents(renewed, 42, 43)) {
    throw unreadableCoda('balance', renewed.line)
  }
}
