import type { Movement } from './movement.ts'
import { keyParts } from './movement-key.ts'

/**
 * The movements that an earlier statement had: those with the same key; and those that another format
 * told, or an export from before the bank gave its own reference, as many of them as were kept then.
 * Two references of the bank that differ are two movements.
 */
export function seenBefore(
  movements: readonly Movement[],
  seen: ReadonlySet<string>,
): ReadonlySet<Movement> {
  const kept = Map.groupBy([...seen].map(keyParts), ({ trace }) => trace)
  const before = new Set<Movement>()
  const met = new Set<string>()
  for (const movement of movements) {
    // A statement that is in the file twice.
    if (seen.has(movement.key) || met.has(movement.key)) before.add(movement)
    met.add(movement.key)
  }
  const counted = new Map<string, number>()
  for (const movement of movements) {
    if (before.has(movement)) continue
    const own = keyParts(movement.key)
    const alike = (kept.get(own.trace) ?? []).filter((other) => isToldElsewhere(own, other))
    const already = counted.get(own.trace) ?? 0
    if (already >= alike.length) continue
    counted.set(own.trace, already + 1)
    before.add(movement)
  }
  return before
}

type Parts = ReturnType<typeof keyParts>

function isToldElsewhere(a: Parts, b: Parts): boolean {
  if (a.format !== b.format) return true
  return a.own.startsWith('r') !== b.own.startsWith('r')
}
