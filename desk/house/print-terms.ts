import type { TermsValue } from '#booking/house/terms-value.ts'
import { isOneSum } from '#booking/money/payment-plan.ts'
import { deskTerms as words } from '#content/words/nl/desk-terms.ts'
import { fill, fillCounted } from '#language/fill.ts'

/** Terms in Dutch, on one line. */
export function printTerms(value: TermsValue): string {
  switch (value.what) {
    case 'payment':
      return fill(isOneSum(value) ? words.oneSum : words.inTwo, value)
    case 'refunds':
      return [
        ...value.steps.map(({ daysBefore, percent }) =>
          fill(fillCounted(words.step, daysBefore, 'nl'), { percent }),
        ),
        words.nothing,
      ].join(', ')
    case 'voucher-validity':
      return fillCounted(words.years, value.voucherYears, 'nl')
    case 'answer':
      return fillCounted(words.hours, value.answerHours, 'nl')
    case 'moving':
      return fillCounted(words.moveUntil, value.moveDaysBefore, 'nl')
  }
}
