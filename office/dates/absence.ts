import { randomUUID } from 'node:crypto'
import type { Away } from '#booking/dates/away.ts'
import { inOneChange, type Office } from '../office.ts'
import { offerFreePlaces } from './give-places-back.ts'

/** The promise to answer follows at once; bookings stand. Resolves with the id of the period. */
export function startAbsence(office: Office, { from, until }: Away): Promise<string> {
  const id = randomUUID()
  return inOneChange(office, async (change) => {
    await change.away.add({ id, from, until })
    await change.sessions.scheduleChanged()
    return id
  })
}

/** The dates are offered again, to the waiting list first. */
export function endAbsence(office: Office, awayId: string): Promise<void> {
  return inOneChange(office, async (change) => {
    await change.away.remove(awayId)
    await change.sessions.scheduleChanged()
    for (const { id } of await change.sessions.list(change.clock.now())) {
      await offerFreePlaces(change, id)
    }
  })
}
