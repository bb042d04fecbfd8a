import type { Days } from '#booking/dates/brussels-time.ts'
import type { SeasonRule } from '#booking/dates/season.ts'
import type { WorkshopFacts } from '#booking/house/house.ts'
import { ofWorkshop, type WorkshopSlug } from '#booking/house/workshop-slug.ts'
import { workshops } from '../workshops.ts'

export function usualDate(workshop: WorkshopSlug) {
  const { startTime, endTime, group } = ofWorkshop<WorkshopFacts>(workshops, workshop)
  return { workshop, startTime, endTime, capacity: group.to }
}

/** Dates fall on the weekday of the first day, from 2026 on. Public holidays are left out. */
export const season: readonly SeasonRule[] = [
  { ...usualDate('drinks'), firstDay: '2026-01-06', everyWeeks: 2 },
  { ...usualDate('sourdough'), firstDay: '2026-01-10', everyWeeks: 2 },
  { ...usualDate('vegetables'), firstDay: '2026-01-15', everyWeeks: 2 },
]

/** The farm takes no guests between Christmas and New Year, and in three weeks of harvest. */
export const closedPeriods: readonly Days[] = [
  { from: '2026-07-20', until: '2026-08-09' },
  { from: '2026-12-24', until: '2027-01-03' },
  { from: '2027-07-19', until: '2027-08-08' },
  { from: '2027-12-24', until: '2028-01-02' },
]
