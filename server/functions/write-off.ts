import { owedCents } from '#booking/owed.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'
import { type StepOutcome, takeStep } from './take-step.ts'

/**
 * The owner asks no longer for what a booking still owes after its day. Nothing is told to the guest,
 * and money that comes after all is booked as ever.
 */
export function writeOff(office: Office, id: string): Promise<StepOutcome> {
  return office.store.change(async (changes) => {
    const taken = await takeStep(office, changes, { id, step: 'write-off', by: 'owner' })
    if (taken.kind !== 'done') return taken
    const { reservation } = taken
    if (!(await changes.claimNotice(`written-off ${id}`, office.clock.now()))) {
      return { kind: 'done-before', reservation }
    }
    const cents = owedCents(reservation.payments)
    const event = {
      reservationId: id,
      by: 'owner',
      what: 'written-off',
      detail: { cents },
    } as const
    await recordEvent(office, changes, event)
    return taken
  })
}
