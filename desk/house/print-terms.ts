import type { TermsValue } from '#booking/house/terms-value.ts'
import { isOneSum } from '#booking/money/payment-plan.ts'
import { fill } from '#language/fill.ts'
import { countedText, deskWords } from '../desk-language.ts'

const words = () => deskWords().terms

export function printTerms(value: TermsValue): string {
  switch (value.what) {
    case 'payment':
      return fill(isOneSum(value) ? words().oneSum : words().inTwo, value)
    case 'refunds':
      return [
        ...value.steps.map(({ daysBefore, percent }) =>
          fill(countedText(words().step, daysBefore), { percent }),
        ),
        words().nothing,
      ].join(', ')
    case 'voucher-validity':
      return countedText(words().years, value.voucherYears)
    case 'answer':
      return countedText(words().hours, value.answerHours)
    case 'moving':
      return countedText(words().moveUntil, value.moveDaysBefore)
  }
}
