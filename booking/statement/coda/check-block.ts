import { Unreadable } from '../problem.ts'
import type { CodaBlock } from './coda-block.ts'
import { amountCents, field, signedCents } from './coda-record.ts'

/**
 * Whether a statement is whole: as many lines as its trailer says, the totals it says, and a new
 * balance that is the old one with its movements. Details repeat parts of totals and do not count.
 */
export function checkBlock(block: CodaBlock): void {
  const { trailer, counted, movements } = block
  const { line } = trailer
  const said = field(trailer, 17, 22)
  if (!/^\d{6}$/.test(said) || Number(said) !== counted) {
    const found = `${Number(said)} / ${counted}`
    throw new Unreadable('record-count', { format: 'coda', line, found })
  }
  const amounts = movements
    .filter(({ isDetail }) => !isDetail)
    .map(({ found }) => found.amountCents)
  const debit = 0 - sum(amounts.filter((cents) => cents < 0))
  const credit = sum(amounts.filter((cents) => cents > 0))
  if (amountCents(trailer, 23) !== debit || amountCents(trailer, 38) !== credit) {
    throw new Unreadable('totals', { format: 'coda', line })
  }
  checkBalance(block, credit - debit)
}

/** A statement without movements may do without a new balance. */
function checkBalance(block: CodaBlock, moved: number): void {
  const { old, new: renewed, trailer, movements } = block
  if (!renewed) {
    if (movements.length === 0) return
    throw new Unreadable('balance', { format: 'coda', line: trailer.line })
  }
  if (signedCents(old, 43, 44) + moved !== signedCents(renewed, 42, 43)) {
    throw new Unreadable('balance', { format: 'coda', line: renewed.line })
  }
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, each) => total + each, 0)
}
