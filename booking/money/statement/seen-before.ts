import { keyParts, type BankTransaction } from './transaction.ts'

/** Same key, or told by another format or before the bank gave its reference: as many as were kept then. */
export function seenBefore(
  transactions: readonly BankTransaction[],
  seen: ReadonlySet<string>,
): ReadonlySet<BankTransaction> {
  const kept = Map.groupBy([...seen].map(keyParts), ({ trace }) => trace)
  const before = new Set<BankTransaction>()
  const met = new Set<string>()
  for (const transaction of transactions) {
    // A statement that is in the file twice.
    if (seen.has(transaction.key) || met.has(transaction.key)) before.add(transaction)
    met.add(transaction.key)
  }
  const counted = new Map<string, number>()
  for (const transaction of transactions) {
    if (before.has(transaction)) continue
    const own = keyParts(transaction.key)
    const alike = (kept.get(own.trace) ?? []).filter((other) => isToldElsewhere(own, other))
    const already = counted.get(own.trace) ?? 0
    if (already >= alike.length) continue
    counted.set(own.trace, already + 1)
    before.add(transaction)
  }
  return before
}

type Parts = ReturnType<typeof keyParts>

function isToldElsewhere(a: Parts, b: Parts): boolean {
  if (a.format !== b.format) return true
  return a.own.startsWith('r') !== b.own.startsWith('r')
}
