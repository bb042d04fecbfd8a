import { tell } from '../mail/tell.ts'
import { tellAccount } from '../money/refund-account.ts'
import { inOneChange, type Office } from '../office.ts'
import { type StepOutcome, takeStep } from './take-step.ts'

type Cancellation = {
  readonly id: string
  readonly by: 'guest' | 'owner'
  readonly iban?: string
}

export function cancelReservation(
  office: Office,
  { id, by, iban }: Cancellation,
): Promise<StepOutcome> {
  return inOneChange(office, async (change) => {
    const taken = await takeStep(change, { id, step: 'cancel', by, iban })
    if (taken.kind === 'done') {
      const { reservation, refund } = taken
      await tell(change, { ...taken, kind: 'cancelled', by })
      if (refund && iban) await tellAccount(change, { reservation, refund, by })
    }
    return taken
  })
}
