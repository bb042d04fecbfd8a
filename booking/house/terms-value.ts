import * as v from 'valibot'
import { givenSteps, stepsOf } from '../money/refund-terms.ts'
import type { Terms } from './terms.ts'

const count = v.number()

/** The terms of the house that the owner changes, each by itself, as they are kept. */
export const termsValues = [
  v.object({
    what: v.literal('payment'),
    depositPercent: count,
    depositDays: count,
    balanceDaysBefore: count,
  }),
  v.object({
    what: v.literal('refunds'),
    steps: v.pipe(v.array(v.object({ daysBefore: count, percent: count })), v.readonly()),
  }),
  v.object({ what: v.literal('moving'), moveDaysBefore: count }),
  v.object({ what: v.literal('answer'), answerHours: count }),
  v.object({ what: v.literal('voucher-validity'), voucherYears: count }),
] as const

export type TermsValue = v.InferOutput<(typeof termsValues)[number]>

const names: readonly string[] = termsValues.map(({ entries }) => entries.what.literal)

export function isOfTerms(value: { readonly what: string }): value is TermsValue {
  return names.includes(value.what)
}

export function termsValuesOf(terms: Terms): readonly TermsValue[] {
  const {
    depositPercent,
    depositDays,
    balanceDaysBefore,
    moveDaysBefore,
    refund,
    voucherYears,
    answerHours,
  } = terms
  return [
    { what: 'payment', depositPercent, depositDays, balanceDaysBefore },
    { what: 'refunds', steps: givenSteps(refund) },
    { what: 'moving', moveDaysBefore },
    { what: 'answer', answerHours },
    { what: 'voucher-validity', voucherYears },
  ]
}

export function termsWith(terms: Terms, value: TermsValue): Terms {
  if (value.what === 'refunds') return { ...terms, refund: stepsOf(value.steps) }
  const { what: _what, ...changed } = value
  return { ...terms, ...changed }
}
