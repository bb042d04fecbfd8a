const mostCharacters = 70
/** Leaves room for the rest of a payment's code (`epc-payload.ts`). */
const mostBytes = 200

export function payeeName(name: string): string | undefined {
  const plain = name.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  let kept = ''
  for (const character of Array.from(plain).slice(0, mostCharacters)) {
    if (new TextEncoder().encode(kept + character).length > mostBytes) break
    kept += character
  }
  return kept.trim() || undefined
}
