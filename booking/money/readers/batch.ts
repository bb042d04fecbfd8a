import type { FoundTransaction } from '../statement/transaction.ts'
import { sum } from '../../sum.ts'
import { referencesOf } from '../statement/references-in-text.ts'

/** A batch counts once: its parts when they add up, or else its total. */
export function payableTransactions(
  total: FoundTransaction,
  parts: readonly FoundTransaction[],
): readonly FoundTransaction[] {
  if (parts.length === 0 || referencesOf(total).length > 0) return [total]
  const cents = sum(parts, ({ amountCents }) => amountCents)
  return cents === total.amountCents ? parts : [asWhole(total, parts)]
}

export function asWhole(
  total: FoundTransaction,
  parts: readonly FoundTransaction[],
): FoundTransaction {
  const texts = [total, ...parts].flatMap(({ structured = '', freeText }) => [structured, freeText])
  return { ...total, freeText: texts.filter(Boolean).join(' ').slice(0, 1000) }
}
