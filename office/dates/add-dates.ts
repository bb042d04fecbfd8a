import { randomUUID } from 'node:crypto'
import { instantIn } from '#booking/dates/brussels-time.ts'
import type { OwnDate } from '#booking/dates/own-date.ts'
import { daysOfSeries } from '#booking/dates/season.ts'
import type { WorkshopSlug } from '#booking/dates/session.ts'
import { inOneChange, type Office } from '../office.ts'

export type NewDates = Partial<Omit<OwnDate, 'sequence'>> & {
  readonly workshop: WorkshopSlug
  readonly state?: 'open' | 'private'
  readonly day: string
  readonly startTime: string
  readonly endTime: string
  readonly capacity: number
  readonly series: { readonly everyWeeks: number; readonly until: string } | undefined
}

/** Public holidays are left out of a series; whoever names one day means that day. Resolves with how many were new. */
export function addDates(office: Office, { day: firstDay, series, ...dates }: NewDates) {
  const { startTime, endTime, ...same } = dates
  const days = series ? daysOfSeries({ firstDay, ...series }, series.until) : [firstDay]
  return inOneChange(office, async (change) => {
    let added = 0
    for (const day of days) {
      const isAdded = await change.addSession({
        ...same,
        id: randomUUID(),
        startsAt: instantIn(day, startTime),
        endsAt: instantIn(day, endTime),
      })
      if (isAdded) added += 1
    }
    return added
  })
}
