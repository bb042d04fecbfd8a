import type { AnswerTerms } from '../dates/away.ts'
import type { PaymentTerms } from '../money/payment-plan.ts'
import type { HousePart } from './declared-value.ts'
import type { termsValues } from './terms-value.ts'

export type MovingTerms = {
  /** Days before the workshop until which a guest may choose another date. */
  readonly moveDaysBefore: number
}

/** The terms without the refund steps. A booking keeps them as they were on the day of its request. */
export type Conditions = PaymentTerms & MovingTerms & AnswerTerms

export type Terms = HousePart<(typeof termsValues)[number]>['terms']

export function conditionsOf(terms: Terms): Conditions {
  const { depositPercent, depositDays, balanceDaysBefore, moveDaysBefore, answerHours } = terms
  return { depositPercent, depositDays, balanceDaysBefore, moveDaysBefore, answerHours }
}
