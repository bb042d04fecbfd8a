import { addDays, instantIn } from './brussels-time.ts'
import { isPublicHoliday } from './public-holidays.ts'
import type { WorkshopSlug } from './workshops.ts'

/** A date the farm fixed by hand. Days and times are those of Brussels. */
export type FixedDate = {
  readonly workshop: WorkshopSlug
  readonly day: string
  readonly startTime: string
  readonly endTime: string
  readonly capacity: number
  /** Places given by phone or at the market, before this site took over. */
  readonly bookedElsewhere: number
}

/** A workshop that comes back: every so many weeks, on one day of the week. */
export type SeasonRule = {
  readonly workshop: WorkshopSlug
  /** The first time; it says the day of the week too. */
  readonly firstDay: string
  readonly everyWeeks: number
  readonly startTime: string
  readonly endTime: string
  readonly capacity: number
}

/** Days on which the farm is closed, both ends included. */
export type ClosedPeriod = { readonly from: string; readonly to: string }

export type SchedulePlan = {
  readonly fixedDates: readonly FixedDate[]
  readonly season: readonly SeasonRule[]
  readonly closed: readonly ClosedPeriod[]
}

export type PlannedDate = {
  readonly origin: string
  readonly workshop: WorkshopSlug
  readonly startsAt: Date
  readonly endsAt: Date
  readonly capacity: number
  readonly bookedElsewhere: number
}

/** How far ahead the season's dates stand on the schedule. */
const weeksAhead = 12

/** The dates that belong on the schedule on a day. */
export function datesAhead(plan: SchedulePlan, today: string): PlannedDate[] {
  return plannedDates(plan, today, addDays(today, weeksAhead * 7))
}

/**
 * The dates the plan puts on the schedule: all fixed ones, and those of the season from one day up
 * to another; public holidays and the farm's own closed days are left out of the season.
 */
export function plannedDates(plan: SchedulePlan, from: string, until: string): PlannedDate[] {
  const seasonal = plan.season.flatMap((rule) =>
    daysOfSeries(rule, until)
      .filter((day) => day >= from && !isClosed(day, plan.closed))
      .map((day) => ({ ...rule, day, bookedElsewhere: 0 })),
  )
  return [...plan.fixedDates, ...seasonal].map(planned)
}

/** A day, and every so many weeks from there up to another, without public holidays. */
export function daysOfSeries(
  { firstDay, everyWeeks }: Pick<SeasonRule, 'firstDay' | 'everyWeeks'>,
  until: string,
): readonly string[] {
  const days: string[] = []
  for (let day = firstDay; day <= until; day = addDays(day, everyWeeks * 7)) {
    if (!isPublicHoliday(day)) days.push(day)
  }
  return days
}

function isClosed(day: string, closed: readonly ClosedPeriod[]): boolean {
  return closed.some((period) => day >= period.from && day <= period.to)
}

function planned(date: FixedDate): PlannedDate {
  return {
    origin: `${date.workshop} ${date.day} ${date.startTime}`,
    workshop: date.workshop,
    startsAt: instantIn(date.day, date.startTime),
    endsAt: instantIn(date.day, date.endTime),
    capacity: date.capacity,
    bookedElsewhere: date.bookedElsewhere,
  }
}
