import * as v from 'valibot'
import { count } from '../forms/field-kinds.ts'
import type { TermsValue } from './terms-value.ts'

/** A bank takes a day or two, and nobody waits longer than a season. */
const days = count(2, 90)

export const termsForms = {
  payment: v.object({
    depositPercent: count(1, 100),
    depositDays: days,
    balanceDaysBefore: count(1, 90),
  }),
} satisfies Record<TermsValue['what'], v.GenericSchema>
