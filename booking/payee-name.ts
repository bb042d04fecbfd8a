const mostCharacters = 70
/** Leaves room for the rest of a payment's code (`epc-payload.ts`). */
const mostBytes = 200

/**
 * A name as a payment's code can carry it: what began as somebody's typing has no line break, no half
 * of a sign, and no length that the standard does not take.
 *
 * @returns undefined when nothing is left of it
 */
export function payeeName(name: string): string | undefined {
  const plain = name.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  let kept = ''
  for (const character of Array.from(plain).slice(0, mostCharacters)) {
    if (new TextEncoder().encode(kept + character).length > mostBytes) break
    kept += character
  }
  return kept.trim() || undefined
}
