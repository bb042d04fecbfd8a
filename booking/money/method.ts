import type { Day } from '#language/dates.ts'
import { choiceField, dayField, euroField } from '../forms/field-kinds.ts'
import { formOf, validValue, invalidFields } from '../forms/form.ts'

export const methods = ['cash', 'transfer', 'payconiq', 'wero'] as const

export type Method = (typeof methods)[number]

export function readMethod(typed: string | null): Method | undefined {
  return methods.find((method) => method === typed)
}

const maxEuros = 1_000_000

/** A sum in cents that came in, not on a day after `today` (in Brussels). */
export const receiptForm = formOf(
  { amount: euroField(0.01, maxEuros), method: choiceField(methods), day: dayField },
  ({ amount: cents, method, day: on }, today: Day) =>
    on > today ? invalidFields('day') : validValue({ cents, method, day: on }),
)
