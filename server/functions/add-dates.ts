import { randomUUID } from 'node:crypto'
import { instantIn } from '#booking/brussels-time.ts'
import { daysOfSeries } from '#booking/season.ts'
import type { WorkshopSlug } from '#booking/workshops.ts'
import type { Office } from './office.ts'

/** One date, or one every so many weeks until a day; days are those of Brussels. */
export type NewDates = {
  readonly workshop: WorkshopSlug
  readonly day: string
  readonly startTime: string
  readonly endTime: string
  readonly capacity: number
  /** Undefined for a single date. */
  readonly series: { readonly everyWeeks: number; readonly until: string } | undefined
}

/**
 * Puts dates on the schedule beside those of the season. Public holidays are left out of a series;
 * whoever names one day means that day.
 *
 * @returns how many were added: a date that stands there already is left as it is
 */
export function addDates(office: Office, dates: NewDates): Promise<number> {
  return office.store.change(async (changes) => {
    let added = 0
    for (const day of daysOf(dates)) {
      const isAdded = await changes.addSession({
        id: randomUUID(),
        workshop: dates.workshop,
        startsAt: instantIn(day, dates.startTime),
        endsAt: instantIn(day, dates.endTime),
        capacity: dates.capacity,
      })
      if (isAdded) added += 1
    }
    return added
  })
}

function daysOf({ day, series }: NewDates): readonly string[] {
  if (!series) return [day]
  return daysOfSeries({ firstDay: day, everyWeeks: series.everyWeeks }, series.until)
}
