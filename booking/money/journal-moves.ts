import { sum } from '../sum.ts'
import { ignoreEntry, type PostedEntry } from './entry.ts'
import { idOf, isVoucher, isVoucherRefund } from './ledger-account.ts'
import type { MoneyMove } from './journal.ts'

export const movingKinds = ['received', 'marked', 'unmarked', 'taken-back', 'refunded'] as const

/** Moves of the receipts journal: each line of a statement and each noted receipt once. */
export function journalMoves(entries: readonly PostedEntry[]): readonly JournalMove[] {
  const moves = entries.flatMap((entry) => moveOf(entry) ?? [])
  const bySource = Map.groupBy(moves, ({ source, kind }) => `${kind} ${source}`)
  return [...bySource.values()].map((group) => {
    return { ...group[0]!, cents: sum(group, ({ cents }) => cents) }
  })
}

/** `mends` is the source of the move that this one corrects, whose day and rate it takes. */
export type JournalMove = MoneyMove & { readonly mends?: string }

function moveOf(entry: PostedEntry): JournalMove | undefined {
  const { at, day: receivedOn, cents, line } = entry
  switch (entry.kind) {
    case 'received':
      return { source: `transaction ${line}`, kind: 'received', cents, receivedOn, at }
    case 'marked': {
      const mark = isVoucher(entry.to) ? 'voucher' : 'receipt'
      return { source: `${mark} ${idOf(entry.from)}`, kind: 'by-hand', cents, receivedOn, at }
    }
    case 'unmarked': {
      const mends = `receipt ${idOf(entry.to)}`
      return { source: `not ${mends}`, mends, kind: 'corrected', cents: -cents, receivedOn, at }
    }
    case 'taken-back':
      return { source: `transaction ${line}`, kind: 'taken-back', cents: -cents, receivedOn, at }
    case 'refunded': {
      const mark = isVoucherRefund(entry.from) ? 'voucher refund' : 'refund'
      return {
        source: `${mark} ${idOf(entry.to)}`,
        kind: 'refunded',
        cents: -cents,
        receivedOn,
        at,
      }
    }
    default:
      return ignoreEntry<
        | 'shown'
        | 'put-back'
        | 'rest-placed'
        | 'redeemed'
        | 'back-on-voucher'
        | 'owed-back'
        | 'went-along'
        | 'carried'
      >(entry)
  }
}
