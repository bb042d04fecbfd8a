import * as v from 'valibot'
import type { Day } from '#language/dates.ts'
import { methods } from '../money/method.ts'
import { centsOfCell } from '../money/statement/amount.ts'
import { day } from './owner-forms.ts'
import { readFields } from './read-form.ts'

const receipt = v.object({
  /** Euro as they are written by hand, as cents. */
  amount: v.pipe(v.string(), v.trim(), v.transform(centsOfCell), v.number(), v.minValue(1)),
  method: v.picklist(methods),
  day,
})

/** A sum that came in, as the owner writes it down; none has come on a day after `today` (in Brussels). */
export function readReceipt(input: unknown, today: Day) {
  const read = readFields(receipt, input)
  if (read.kind === 'invalid') return read
  const { amount: cents, method, day: on } = read.value
  if (on > today) return { kind: 'invalid', fields: ['day'] } as const
  return { kind: 'valid', value: { cents, method, day: on } } as const
}
