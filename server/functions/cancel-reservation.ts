import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'
import { type StepOutcome, takeStep } from './take-step.ts'

type Cancellation = {
  readonly id: string
  readonly by: 'guest' | 'owner'
  /** Where the refund goes, if there is one. */
  readonly iban?: string
}

/**
 * Ends a booking at the guest's or the farm's word: the places are free again, and what the terms give
 * back (to the guest who cancels) or all of it (when the farm does) is put down to be paid.
 */
export async function cancelReservation(
  office: Office,
  { id, by, iban }: Cancellation,
): Promise<StepOutcome> {
  const outcome = await office.store.change(async (changes) => {
    const taken = await takeStep(office, changes, { id, step: 'cancel', by, iban })
    if (taken.kind === 'done') {
      const { reservation, refund } = taken
      const letters = office.letters.forNews({ kind: 'cancelled', reservation, refund, by })
      await queueLetters(office, changes, letters)
    }
    return taken
  })
  office.mailQueued()
  return outcome
}
