import * as v from 'valibot'
import { countField, orUndefined } from '../forms/field-kinds.ts'
import type { GivenStep } from '../money/refund-steps.ts'

const fieldsOfSteps = [
  ['days1', 'percent1'],
  ['days2', 'percent2'],
  ['days3', 'percent3'],
  ['days4', 'percent4'],
] as const

/** Fields of the refund steps, of which those beyond the last step are empty. */
export function stepFields(steps: readonly GivenStep[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fieldsOfSteps.flatMap(([day, part], nth) => [
      [day, String(steps[nth]?.daysBefore ?? '')],
      [part, String(steps[nth]?.percent ?? '')],
    ]),
  )
}

export const daysBefore = countField(1, 365)
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
export const refundFields = v.pipe(
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
