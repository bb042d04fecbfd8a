import { expect } from 'vitest'
import { rebookReservation } from '#server/functions/rebook-reservation.ts'
import type { Act } from './history-steps.ts'
import { afterMoney, heldOn } from './history.ts'
import { seatDates } from './seat-dates.ts'

/** Only what was called off goes on, where there is room; then as if it had never ended. */
export const rebook =
  (to: number, by: 'guest' | 'owner'): Act =>
  async ({ booked, id, model, farm }) => {
    const sessionId = (await farm.sessionIds())[to]!
    const { open, capacity } = model.dates[to]!
    const isFree = open && seatDates(model.dates.length)[to]!.startsAt > model.now
    const hasRoom = capacity - heldOn(model, to) >= booked.size
    const { calledOff } = booked
    const { kind } = await rebookReservation(farm.office, { id, sessionId, by })
    expect(kind === 'done').toBe(calledOff !== undefined && isFree && hasRoom)
    if (kind !== 'done') return
    booked.date = to
    booked.status = calledOff === 'requested' ? 'requested' : afterMoney('confirmed', booked.open)
    booked.calledOff = undefined
  }
