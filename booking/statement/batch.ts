import type { FoundMovement } from './movement.ts'
import { referencesIn } from './references-in-text.ts'

/**
 * What a total and its parts come to, so that nothing counts twice: the parts when they add up to the
 * total, and otherwise the total, with the texts of its parts, for the owner to look at. A total that
 * bears a reference itself is one payment, and its parts are what that was made of.
 */
export function payableMovements(
  total: FoundMovement,
  parts: readonly FoundMovement[],
): readonly FoundMovement[] {
  if (parts.length === 0 || bearsReference(total)) return [total]
  const sum = parts.reduce((cents, part) => cents + part.amountCents, 0)
  if (sum === total.amountCents) return parts
  const texts = [total, ...parts].flatMap(({ structured = '', freeText }) => [structured, freeText])
  return [{ ...total, freeText: texts.filter(Boolean).join(' ').slice(0, 1000) }]
}

function bearsReference({ structured, freeText }: FoundMovement): boolean {
  return structured !== undefined || referencesIn(freeText).length > 0
}
