import * as v from 'valibot'
import { countField, orUndefined } from '../forms/field-kinds.ts'
import { isOneSum } from '../money/payment-plan.ts'
import { givenSteps, stepsOf, type GivenStep } from '../money/refund-steps.ts'
import { formValue } from './declared-value.ts'

const fieldsOfSteps = [
  ['days1', 'percent1'],
  ['days2', 'percent2'],
  ['days3', 'percent3'],
  ['days4', 'percent4'],
] as const

/** Fields of the refund steps, of which those beyond the last step are empty. */
function stepFields(steps: readonly GivenStep[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fieldsOfSteps.flatMap(([day, part], nth) => [
      [day, String(steps[nth]?.daysBefore ?? '')],
      [part, String(steps[nth]?.percent ?? '')],
    ]),
  )
}

const daysBefore = countField(1, 365)
const percent = countField(1, 100)
const step = { days: orUndefined(daysBefore), percent: orUndefined(percent) }

const typedSteps = v.object({
  days1: daysBefore,
  percent1: percent,
  days2: step.days,
  percent2: step.percent,
  days3: step.days,
  percent3: step.percent,
  days4: step.days,
  percent4: step.percent,
})

type TypedSteps = v.InferOutput<typeof typedSteps>

/** Steps without gaps, each with fewer days and a smaller part than the one before. */
const refundFields = v.pipe(
  typedSteps,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const field of wrongFields(dataset.value)) {
      const path = [
        { type: 'object', origin: 'value', input: dataset.value, key: field, value: '' } as const,
      ] as const
      addIssue({ message: field, path: [...path] })
    }
  }),
  v.transform((typed) => ({ steps: typedAs(typed) })),
)

function wrongFields(typed: TypedSteps): readonly (keyof TypedSteps)[] {
  return fieldsOfSteps.slice(1).flatMap(([day, part], nth) => {
    const [dayBefore, partBefore] = fieldsOfSteps[nth]!
    if (typed[day] === undefined && typed[part] === undefined) return []
    const isLess = (field: keyof TypedSteps, than: keyof TypedSteps) =>
      (typed[field] ?? Infinity) < (typed[than] ?? -Infinity)
    return [...(isLess(day, dayBefore) ? [] : [day]), ...(isLess(part, partBefore) ? [] : [part])]
  })
}

function typedAs(typed: TypedSteps): GivenStep[] {
  return fieldsOfSteps.flatMap(([day, part]) => {
    const before = typed[day]
    const share = typed[part]
    return before === undefined || share === undefined
      ? []
      : [{ daysBefore: before, percent: share }]
  })
}

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
