import type { AnswerTerms } from '../dates/away.ts'
import type { MovingTerms, RefundStep } from '../money/refund-terms.ts'
import type { PaymentTerms } from '../money/payment-plan.ts'

/** The terms without the refund steps; a booking keeps those of the day of its request. */
export type Conditions = PaymentTerms & MovingTerms & AnswerTerms

export type Terms = Conditions & {
  /** The refund of a guest who cancels; nothing goes back after the last step. */
  readonly refund: readonly RefundStep[]
  /** Years from its payment; a voucher keeps those of the day of its order. */
  readonly voucherYears: number
}

export function conditionsOf(terms: Terms): Conditions {
  const { depositPercent, depositDays, balanceDaysBefore, moveDaysBefore, answerHours } = terms
  return { depositPercent, depositDays, balanceDaysBefore, moveDaysBefore, answerHours }
}
