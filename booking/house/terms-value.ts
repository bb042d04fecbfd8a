import * as v from 'valibot'
import { countField } from '../forms/field-kinds.ts'
import { isOneSum } from '../money/payment-plan.ts'
import { givenSteps, stepsOf } from '../money/refund-steps.ts'
import { formValue } from './declared-value.ts'
import { daysBefore, refundFields, stepFields } from './terms-form.ts'

const number = v.number()
const section = 'terms'

export const termsValues = [
  formValue('payment', {
    stored: { depositPercent: number, depositDays: number, balanceDaysBefore: number },
    toHouse: (terms) => ({ terms }),
    fromHouse: ({ terms }) => terms,
    section,
    fields: v.pipe(
      v.object({
        depositPercent: countField(1, 100),
        // A bank takes a day or two, and no farm waits longer than a season.
        depositDays: countField(2, 90),
        balanceDaysBefore: countField(0, 90),
      }),
      // One sum has no balance.
      v.forward(
        v.check((terms) => terms.balanceDaysBefore > 0 || isOneSum(terms)),
        ['balanceDaysBefore'],
      ),
    ),
  }),
  formValue('refunds', {
    // The refund of a guest who cancels; nothing goes back after the last step.
    stored: {
      steps: v.pipe(v.array(v.object({ daysBefore: number, percent: number })), v.readonly()),
    },
    toHouse: ({ steps }) => ({ terms: { refund: stepsOf(steps) } }),
    fromHouse: ({ terms }) => ({ steps: givenSteps(terms.refund) }),
    section,
    fields: refundFields,
    toTexts: ({ steps }) => stepFields(steps),
  }),
  formValue('moving', {
    stored: { moveDaysBefore: number },
    toHouse: (terms) => ({ terms }),
    fromHouse: ({ terms }) => terms,
    section,
    fields: v.object({ moveDaysBefore: daysBefore }),
  }),
  formValue('answer', {
    stored: { answerHours: number },
    toHouse: (terms) => ({ terms }),
    fromHouse: ({ terms }) => terms,
    section,
    fields: v.object({ answerHours: countField(4, 168) }),
  }),
  formValue('voucher-validity', {
    // Years from its payment; a voucher keeps those of the day of its order.
    stored: { voucherYears: number },
    toHouse: (terms) => ({ terms }),
    fromHouse: ({ terms }) => terms,
    section,
    // A year is what the law asks at least.
    fields: v.object({ voucherYears: countField(1, 10) }),
  }),
] as const
