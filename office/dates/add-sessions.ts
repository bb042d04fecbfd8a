import { randomUUID } from 'node:crypto'
import { dayOf, instantIn } from '#booking/dates/brussels-time.ts'
import { quorumOn } from '#booking/dates/session.ts'
import { endOf } from '#booking/dates/session-days.ts'
import type { OwnDate } from '#booking/dates/own-date.ts'
import { daysOfSeries, type SessionAt } from '#booking/dates/season.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import type { Id } from '#booking/id.ts'
import type { Day } from '#language/dates.ts'
import { type Change, oneChange } from '../office.ts'
import { holdForWishes } from '../waiting/wishes.ts'

export type NewSessions = SessionAt &
  Partial<Omit<OwnDate, 'sequence'>> & {
    readonly state?: 'open' | 'private'
    readonly series: Series | undefined
  }

type Series = {
  readonly everyWeeks: number
  readonly until: Day
  readonly asOne: boolean
}

/** A series leaves out public holidays, and days on which its workshop is at that hour already. */
export const addSessions = oneChange(async (change, { day, series, ...dates }: NewSessions) => {
  const added: Id<'session'>[] = []
  const there: Day[] = []
  for (const { first, furtherDays } of datesOf(day, series, dates.furtherDays)) {
    const id = await addDate(change, first, { ...dates, furtherDays })
    if (id) added.push(id)
    else there.push(first)
  }
  return { added, there }
})

/** Further days belong to one date, which is not repeated. */
function datesOf(firstDay: Day, series: Series | undefined, typed: readonly Day[] = []) {
  if (!series) return [{ first: firstDay, furtherDays: typed }]
  const [first = firstDay, ...furtherDays] = daysOfSeries({ firstDay, ...series }, series.until)
  if (series.asOne) return [{ first, furtherDays }]
  return [first, ...furtherDays].map((each) => ({ first: each, furtherDays: [] }))
}

async function addDate(
  change: Change,
  day: Day,
  { startTime, endTime, ...same }: Omit<NewSessions, 'day' | 'series'>,
): Promise<Id<'session'> | undefined> {
  const { furtherDays, capacity } = same
  const startsAt = instantIn(day, startTime)
  const endsAt = endOf({ day, furtherDays, endTime })
  const { quorum } = ofWorkshop(change.house.workshops, same.workshop)
  // A group's private date has no quorum.
  const needs =
    same.state === 'private' ? {} : quorumOn({ day, capacity }, quorum, dayOf(change.now))
  const date = { ...same, ...needs, id: randomUUID(), startsAt, endsAt }
  if (!(await change.sessions.add(date))) return undefined
  await holdForWishes(change, date.id)
  return date.id
}
