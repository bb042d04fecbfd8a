import type { Day } from '#language/dates.ts'
import { choice, day, eurosTyped } from '../forms/field-kinds.ts'
import { formOf, readAs, wrongIn } from '../forms/form.ts'
import { methods } from './method.ts'

/** No booking costs more. */
const mostEuros = 1_000_000

/** A sum that came in, as the owner writes it down; none has come on a day after `today` (in Brussels). */
export const receiptForm = formOf(
  { amount: eurosTyped(0.01, mostEuros), method: choice(methods), day },
  ({ amount: cents, method, day: on }, today: Day) =>
    on > today ? wrongIn('day') : readAs({ cents, method, day: on }),
)
