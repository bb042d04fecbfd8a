import { expect } from 'vitest'
import { holdsPlaces } from '#booking/status.ts'
import { changeParty } from '#server/functions/change-party.ts'
import { payRefund } from '#server/functions/pay-refund.ts'
import { openOf } from './history-agreement.ts'
import type { Act } from './history-steps.ts'
import { afterMoney, heldOn } from './history.ts'

/** More people only where there is room for them; fewer always, while the booking stands. */
export const resizeParty =
  (size: number): Act =>
  async ({ booked, id, model, farm }) => {
    const isStanding = holdsPlaces(booked.status) && booked.status !== 'completed'
    const left = model.dates[booked.date]!.capacity - heldOn(model, booked.date)
    const hasRoom = size - booked.size <= left
    const { kind } = await changeParty(farm.office, { id, participants: size })
    expect(kind === 'done').toBe(isStanding && hasRoom && size !== booked.size)
    if (kind !== 'done') return
    booked.size = size
    booked.resized++
    booked.open = openOf((await farm.store.findReservation(id))!.payments)
    if (booked.status !== 'requested') booked.status = afterMoney('confirmed', booked.open)
  }

/** Whatever waits to go back to a booking that stands goes; then it pays for no place again. */
export const payBack: Act = async ({ booked, id, farm }) => {
  if (!holdsPlaces(booked.status)) return
  const refunds = await farm.store.listRefunds()
  for (const refund of refunds.filter((one) => one.reservationId === id && !one.paidAt)) {
    expect((await payRefund(farm.office, refund.id)).kind).toBe('done')
  }
}
