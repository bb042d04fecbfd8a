import type { TermsValue } from '#booking/house/terms-value.ts'
import { isOneSum } from '#booking/money/payment-plan.ts'
import { deskTerms as words } from '#content/words/nl/desk-terms.ts'
import { fill } from '#language/fill.ts'

/** Terms in Dutch, on one line. */
export function printTerms(value: TermsValue): string {
  return fill(isOneSum(value) ? words.oneSum : words.inTwo, value)
}
