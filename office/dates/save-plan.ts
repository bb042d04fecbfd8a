import { dayOf, type Days } from '#booking/dates/brussels-time.ts'
import {
  sessionsAhead,
  plannedSessions,
  plannedInHouse,
  type SchedulePlan,
} from '#booking/dates/season.ts'
import type { Id } from '#booking/id.ts'
import { firstHouse } from '#content/first-house.ts'
import { type Office, oneChange } from '../office.ts'
import { callOffIn } from './call-off-session.ts'
import { holdForWishes } from '../waiting/wishes.ts'
import { readHouse } from '../house/read-house.ts'

/** People who wished for a date hear of it first; an awaited date that left the season is called off. */
export const savePlan = oneChange(async (change, plan: SchedulePlan) => {
  const { now, house } = change
  const planned = plannedInHouse(sessionsAhead(plan, dayOf(now)), { first: firstHouse, house })
  const keptIds = new Set((await change.sessions.list(now)).map(({ id }) => id))
  const missed = await change.sessions.listUnplannedInDemand(planned, now)
  for (const id of missed) await callOffIn(change, await change.sessions.get(id))
  const { added, withdrawn } = await change.sessions.saveSchedule(planned, now)
  const kept = { added, withdrawn: withdrawn + missed.length }
  if (added === 0) return kept
  for (const { id } of await change.sessions.list(now)) {
    if (!keptIds.has(id)) await holdForWishes(change, id)
  }
  return kept
})

/** Open dates of these days, to close them. Dates that the plan adds later would come open, so they are added first. */
export async function listOpenSessionsIn(
  office: Office,
  plan: SchedulePlan,
  { from, until }: Days,
): Promise<readonly Id<'session'>[]> {
  const now = office.clock.now()
  const today = dayOf(now)
  const later = plannedSessions(plan, from > today ? from : today, until)
  const house = await readHouse(office.store)
  const planned = [...sessionsAhead(plan, today), ...later]
  await office.store.saveSchedule(plannedInHouse(planned, { first: firstHouse, house }), now)
  const sessions = await office.store.sessions.list(now)
  const open = sessions.filter(({ state, day }) => state === 'open' && day >= from && day <= until)
  return open.map(({ id }) => id)
}
