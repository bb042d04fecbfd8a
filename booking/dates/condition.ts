import type { Day } from '#language/dates.ts'
import type { Places } from '../units.ts'
import { addDays } from './brussels-time.ts'

/** A date that needs nobody has no day on which the farm decides; one that needs some may have none yet. */
export type Condition =
  | { readonly minimum: undefined; readonly decidesOn: undefined }
  | { readonly minimum: Places; readonly decidesOn: Day | undefined }

/** How many people new dates of a workshop need, and how many days before each that is decided. */
export type UsualCondition = { readonly minimum: Places; readonly daysBefore: number }

export function conditionOn(day: Day, usual: UsualCondition | undefined): Partial<Condition> {
  if (!usual) return {}
  return { minimum: usual.minimum, decidesOn: addDays(day, -usual.daysBefore) }
}
