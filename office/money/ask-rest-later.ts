import type { Id } from '#booking/id.ts'
import { smallRestOf } from '#booking/money/owed.ts'
import { charging } from '#booking/party/party-entries.ts'
import { tell } from '../mail/tell.ts'
import { inOneChange, type Office, recordEvent } from '../office.ts'
import { type StepOutcome, takeStep } from '../reservations/take-step.ts'

/** The small rest of a deposit is asked with the balance: the place is secured, and the price stays. */
export function askRestLater(office: Office, id: Id<'reservation'>): Promise<StepOutcome> {
  return inOneChange(office, async (change) => {
    const taken = await takeStep(change, { id, step: 'ask-later', by: 'owner' })
    if (taken.kind !== 'done') return taken
    const cents = smallRestOf(taken.reservation.payments)
    if (cents === 0) return { kind: 'refused', reason: 'over', reservation: taken.reservation }
    const at = change.clock.now()
    await change.entries.post([
      charging(`deposit:${id}`, -cents, at),
      charging(`balance:${id}`, cents, at),
    ])
    const detail = { cents }
    await recordEvent(change, { reservationId: id, by: 'owner', what: 'asked-later', detail })
    const reservation = await change.reservations.get(id)
    const { status } = reservation
    // A balance that was paid before now lacks the rest.
    if (status === 'secured') await tell(change, { kind: status, reservation })
    return { ...taken, reservation }
  })
}
