import { dayOf, type Days } from '#booking/dates/brussels-time.ts'
import {
  sessionsAhead,
  plannedSessions,
  plannedInHouse,
  type SchedulePlan,
} from '#booking/dates/season.ts'
import type { Id } from '#booking/id.ts'
import { firstHouse } from '#content/first-house.ts'
import type { Reads } from '#store/subjects.ts'
import { oneChange } from '../office.ts'
import { offerToMailbox } from '../reservations/prove-mailbox.ts'
import { callOffIn, setOpen } from './call-off-session.ts'
import { holdForWishes } from '../waiting/wishes.ts'

/** People who wished for a date hear of it first; an awaited date that left the season is called off. */
export const savePlan = oneChange(async (change, plan: SchedulePlan) => {
  const { now, house } = change
  const today = dayOf(now)
  const planned = plannedInHouse(sessionsAhead(plan, today), { first: firstHouse, house, today })
  const keptIds = new Set((await change.sessions.list(now)).map(({ id }) => id))
  const missed = await change.sessions.listUnplannedInDemand(planned, now)
  const offered: string[] = []
  for (const id of missed) {
    offered.push(...(await callOffIn(change, await change.sessions.get(id))))
  }
  const { added, withdrawn } = await change.sessions.saveSchedule(planned, now)
  // A mailbox gets its next offer once the dates that left the season are gone.
  for (const email of offered) await offerToMailbox(change, email)
  const kept = { added, withdrawn: withdrawn + missed.length }
  if (added === 0) return kept
  for (const { id } of await change.sessions.list(now)) {
    if (!keptIds.has(id)) await holdForWishes(change, id)
  }
  return kept
})

/** Closes the dates of these days. Dates that the plan adds later would come open, so they are added first. */
export const closePeriod = oneChange(async (change, plan: SchedulePlan, days: Days) => {
  const { now, house } = change
  const today = dayOf(now)
  const later = plannedSessions(plan, days.from > today ? days.from : today, days.until)
  const planned = plannedInHouse(later, { first: firstHouse, house, today })
  await change.sessions.addPlanned(planned, now)
  const ids = await listToClose(change, days, now)
  for (const id of ids) await setOpen(change, id, false)
  return ids.length
})

/** Dates with a day in these that are open, or would come open: those held for wishes, in days off, or of a workshop that is aside. */
export async function listToClose(
  { sessions }: Pick<Reads, 'sessions'>,
  { from, until }: Days,
  now: Date,
): Promise<readonly Id<'session'>[]> {
  const there = (await sessions.list(now)).filter(({ day, furtherDays }) =>
    [day, ...furtherDays].some((each) => each >= from && each <= until),
  )
  const stays = ['closed', 'private', 'called-off']
  return there.filter(({ state }) => !stays.includes(state)).map(({ id }) => id)
}
