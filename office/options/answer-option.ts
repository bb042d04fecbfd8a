import { isOpenNow } from '#booking/options/option.ts'
import { tell } from '../mail/tell.ts'
import { addPayments } from '../money/payments.ts'
import { inOneChange, type Office } from '../office.ts'
import { addReservation } from '../requests/add-reservation.ts'
import { recordEvent } from '../requests/record-event.ts'
import { letGo } from './make-option.ts'

type Yes = { readonly participants: number; readonly name: string }

/**
 * Within its bounds, which the caller has read. The farm offered it, so the booking begins confirmed. False
 * when it was open no longer: its time had ended, or somebody had answered.
 */
export function acceptOption(
  office: Office,
  id: string,
  { participants, name }: Yes,
): Promise<boolean> {
  return inOneChange(office, async (change) => {
    const option = await change.findOption(id)
    if (!option || !isOpenNow(option, change.clock.now())) return false
    const { session, most, email, language } = option
    await change.freePlaces(session.id, most)
    const date = await change.takePlaces(session.id, participants)
    if (!date) throw new Error(`Option ${id} held fewer places than it offers`)
    const asked = {
      participants,
      name,
      email,
      language,
      status: 'confirmed',
      source: 'site',
    } as const
    const added = await addReservation(change, { ...date, priceCents: option.priceCents }, asked)
    await addPayments(change, added, date)
    const { id: reservationId } = added
    await change.acceptOption(id, reservationId)
    await recordEvent(change, { reservationId, by: 'guest', what: 'requested' })
    await recordEvent(change, { reservationId, by: 'owner', what: 'confirmed' })
    const reservation = (await change.findReservation(reservationId))!
    for (const kind of ['confirmed', 'option-accepted'] as const) {
      await tell(change, { kind, reservation })
    }
    return true
  })
}

/** Why is in the farm's mail, and nowhere else. */
export function declineOption(office: Office, id: string, reason: string): Promise<boolean> {
  return inOneChange(office, async (change) => {
    const option = await change.findOption(id)
    if (!option || !isOpenNow(option, change.clock.now())) return false
    await letGo(change, option, 'declined')
    await tell(change, { kind: 'option-declined', option, reason })
    return true
  })
}
