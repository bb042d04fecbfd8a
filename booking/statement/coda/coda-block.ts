import { Unreadable } from '../problem.ts'
import { type CodaMovement, codaMovements } from './coda-movement.ts'
import { type CodaCode, type CodaRecord, field } from './coda-record.ts'

/** One statement: from its header to its trailer. */
export type CodaBlock = {
  readonly account: string
  readonly old: CodaRecord
  readonly movements: readonly CodaMovement[]
  readonly new: CodaRecord | undefined
  readonly trailer: CodaRecord
  /** Lines the trailer counts: 1, 2, 3 and 8. */
  readonly counted: number
}

export function codaBlocks(records: readonly CodaRecord[]): readonly CodaBlock[] {
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
  if (!trailer || field(trailer, 128, 128) === '1') throw cutOff(records)
  return blocks
}

function cutOff(records: readonly CodaRecord[]): Unreadable {
  return new Unreadable('cut-off', { format: 'coda', line: records.at(-1)?.line })
}

/** What may come after what; a free message (4) may stand anywhere below the old balance. */
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

function blockOf(records: readonly CodaRecord[]): CodaBlock {
  for (const [i, { code, line, text }] of records.entries()) {
    const before = records[i - 1]?.code
    const right = before === undefined ? code === '0' : after[code].includes(before)
    if (!right)
      throw new Unreadable('record-order', { format: 'coda', line, found: text.slice(0, 2) })
  }
  const old = records.find(({ code }) => code === '1')
  const trailer = records.at(-1)
  // Both are there by the order above; the types cannot know.
  if (!old || !trailer) throw cutOff(records)
  const account = accountOf(old)
  return {
    account,
    old,
    movements: codaMovements(records, account),
    new: records.find(({ code }) => code === '8'),
    trailer,
    counted: records.filter(({ code }) => !['0', '4', '9'].includes(code)).length,
  }
}

/** The account of a statement; what is not in euro is refused. */
function accountOf(old: CodaRecord): string {
  const isOldBelgian = field(old, 2, 2) === '0'
  const account = isOldBelgian ? field(old, 6, 17) : field(old, 6, 39)
  const currency = (isOldBelgian ? field(old, 19, 21) : field(old, 40, 42)).trim()
  if (currency !== 'EUR' && currency !== '') {
    throw new Unreadable('currency', { format: 'coda', line: old.line, found: currency })
  }
  return account.replaceAll(/\s/g, '')
}
