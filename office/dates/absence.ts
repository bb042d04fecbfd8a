import { randomUUID } from 'node:crypto'
import { absenceAt, type Absence, type Away } from '#booking/dates/away.ts'
import type { Reads } from '#store/subjects.ts'
import { oneChange } from '../office.ts'
import { offerAllFreePlaces } from './give-places-back.ts'

export async function findAbsence(reads: Reads, at: Date): Promise<Absence | undefined> {
  return absenceAt(await reads.away.listNotOver(at), at)
}

/** The promise to answer follows at once; bookings stand. Resolves with the id of the period, new or noted before. */
export const startAbsence = oneChange(async (change, { from, until }: Away) => {
  const noted = await change.away.listNotOver(change.now)
  const same = noted.find((period) => period.from === from && period.until === until)
  if (same) return same.id
  const id = randomUUID()
  await change.away.add({ id, from, until })
  await change.sessions.scheduleChanged()
  return id
})

/** The dates of the period are offered again, to the waiting list first. */
export const endAbsence = oneChange(async (change, awayId: string) => {
  await change.away.remove(awayId)
  await change.sessions.scheduleChanged()
  await offerAllFreePlaces(change)
})
