import * as v from 'valibot'
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
] as const

export type TermsValue = v.InferOutput<(typeof termsValues)[number]>

const names: readonly string[] = termsValues.map(({ entries }) => entries.what.literal)

export function isOfTerms(value: { readonly what: string }): value is TermsValue {
  return names.includes(value.what)
}

export function termsValuesOf(terms: Terms): readonly TermsValue[] {
  const { depositPercent, depositDays, balanceDaysBefore } = terms
  return [{ what: 'payment', depositPercent, depositDays, balanceDaysBefore }]
}

export function termsWith(terms: Terms, { what: _what, ...changed }: TermsValue): Terms {
  return { ...terms, ...changed }
}
