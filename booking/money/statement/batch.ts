import type { FoundTransaction } from './transaction.ts'
import { sum } from '../../sum.ts'
import { referencesIn } from './references-in-text.ts'

/** Nothing counts twice: parts that add up, or else the total. A total with a reference of its own is one payment. */
export function payableTransactions(
  total: FoundTransaction,
  parts: readonly FoundTransaction[],
): readonly FoundTransaction[] {
  if (parts.length === 0 || bearsReference(total)) return [total]
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

function bearsReference({ structured, freeText }: FoundTransaction): boolean {
  return structured !== undefined || referencesIn(freeText).length > 0
}
