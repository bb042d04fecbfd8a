import { randomUUID } from 'node:crypto'
import { instantIn } from '#booking/dates/brussels-time.ts'
import { conditionOn } from '#booking/dates/condition.ts'
import type { OwnDate } from '#booking/dates/own-date.ts'
import { daysOfSeries } from '#booking/dates/season.ts'
import { ofWorkshop, type WorkshopSlug } from '#booking/house/workshop-slug.ts'
import type { Day } from '#language/dates.ts'
import type { TimeOfDay } from '#language/times.ts'
import { type Change, inOneChange, type Office } from '../office.ts'
import { holdForWishes } from '../waiting/hold-for-wishes.ts'

export type NewSessions = Partial<Omit<OwnDate, 'sequence'>> & {
  readonly workshop: WorkshopSlug
  readonly state?: 'open' | 'private'
  readonly day: Day
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  readonly capacity: number
  readonly series: { readonly everyWeeks: number; readonly until: Day } | undefined
}

/**
 * A series leaves out public holidays; a single day may be one. Resolves with the number of new
 * dates.
 */
export function addSessions(office: Office, { day: firstDay, series, ...dates }: NewSessions) {
  const days = series ? daysOfSeries({ firstDay, ...series }, series.until) : [firstDay]
  return inOneChange(office, async (change) => {
    let added = 0
    for (const day of days) {
      if (await addDate(change, day, dates)) added += 1
    }
    return added
  })
}

async function addDate(
  change: Change,
  day: Day,
  { startTime, endTime, ...same }: Omit<NewSessions, 'day' | 'series'>,
): Promise<boolean> {
  const [startsAt, endsAt] = [instantIn(day, startTime), instantIn(day, endTime)]
  const { condition } = ofWorkshop(change.house.workshops, same.workshop)
  // A group has its own number.
  const needs = same.state === 'private' ? {} : conditionOn(day, condition)
  const date = { ...same, ...needs, id: randomUUID(), startsAt, endsAt }
  if (!(await change.sessions.add(date))) return false
  await holdForWishes(change, date.id)
  return true
}
