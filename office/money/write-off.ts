import { owedCents } from '#booking/money/owed.ts'
import { inOneChange, type Office, recordEvent } from '../office.ts'
import { type StepOutcome, takeStep } from '../reservations/take-step.ts'

/** Nothing is told to the guest, and money that comes after all is booked as ever. */
export function writeOff(office: Office, id: string): Promise<StepOutcome> {
  return inOneChange(office, async (change) => {
    const taken = await takeStep(change, { id, step: 'write-off', by: 'owner' })
    if (taken.kind !== 'done') return taken
    const { reservation } = taken
    const notice = { kind: 'written-off', record: id, day: '' } as const
    const isFirst = await change.claimNotice(notice, change.clock.now())
    if (!isFirst) return { kind: 'done-before', reservation }
    const detail = { cents: owedCents(reservation.payments) }
    await recordEvent(change, { reservationId: id, by: 'owner', what: 'written-off', detail })
    return taken
  })
}
