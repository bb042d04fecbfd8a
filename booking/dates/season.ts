import type { Day } from '#language/dates.ts'
import type { TimeOfDay } from '#language/times.ts'
import { type Quorum, quorumOn, type Session } from './session.ts'
import type { House } from '../house/house.ts'
import { addDays, type Days, instantIn, dayOf, timeOf } from './brussels-time.ts'
import { isPublicHoliday } from './business-days.ts'
import { ofWorkshop } from '../house/workshop-slug.ts'

export type SessionAt = Pick<Session, 'workshop' | 'day' | 'startTime' | 'endTime' | 'capacity'>

export type FixedSession = SessionAt & {
  /** Places given by phone or at the market, before this site took over. */
  readonly bookedElsewhere: number
}

export type SeasonRule = Omit<FixedSession, 'day' | 'bookedElsewhere'> & {
  /** The first day of the series; its day of the week is that of the whole series. */
  readonly firstDay: Day
  readonly everyWeeks: number
}

export type SchedulePlan = {
  readonly fixedDates: readonly FixedSession[]
  readonly season: readonly SeasonRule[]
  readonly closed: readonly Days[]
}

export const weeksAhead = 12

export function sessionsAhead(plan: SchedulePlan, today: Day) {
  return plannedSessions(plan, today, addDays(today, weeksAhead * 7))
}

export function plannedSessions(plan: SchedulePlan, from: Day, until: Day) {
  const isClosed = (day: Day) => plan.closed.some((each) => day >= each.from && day <= each.until)
  const seasonal = plan.season.flatMap((rule) =>
    daysOfSeries(rule, until)
      .filter((day) => day >= from && !isClosed(day))
      .map((day) => ({ ...rule, day, bookedElsewhere: 0 })),
  )
  return [...plan.fixedDates, ...seasonal].map(planned)
}

type Rhythm = Pick<SeasonRule, 'firstDay' | 'everyWeeks'>

export function daysOfSeries(rhythm: Rhythm, until: Day): readonly Day[] {
  return everyDay(rhythm, until).filter((day) => !isPublicHoliday(day))
}

export function holidaysOfSeries(rhythm: Rhythm, until: Day): readonly Day[] {
  return everyDay(rhythm, until).filter(isPublicHoliday)
}

function everyDay({ firstDay, everyWeeks }: Rhythm, until: Day): readonly Day[] {
  const days: Day[] = []
  for (let day = firstDay; day <= until; day = addDays(day, everyWeeks * 7)) days.push(day)
  return days
}

function planned({ workshop, day, startTime, endTime, capacity, bookedElsewhere }: FixedSession) {
  return {
    origin: `${workshop} ${day} ${startTime}`,
    workshop,
    startsAt: instantIn(day, startTime),
    endsAt: instantIn(day, endTime),
    capacity,
    bookedElsewhere,
  }
}

/** `origin` names a date's place in the plan: a date is added once, even when it was moved since. */
export type PlannedSession = ReturnType<typeof planned> & Partial<Quorum>

/** A planned date takes the hours and size of the house, and keeps its `origin`. */
export function plannedInHouse(
  sessions: readonly PlannedSession[],
  { first, house, today }: { readonly first: House; readonly house: House; readonly today: Day },
): readonly PlannedSession[] {
  if (!house.shown.some((slug) => Object.hasOwn(first.workshops, slug))) return []
  return sessions.map((session) => {
    const usual = ofWorkshop(first.workshops, session.workshop)
    const now = ofWorkshop(house.workshops, session.workshop)
    const { startsAt, endsAt } = session
    const isUsual = timeOf(startsAt) === usual.startTime && timeOf(endsAt) === usual.endTime
    const at = (time: TimeOfDay) => instantIn(dayOf(startsAt), time)
    const capacity = session.capacity === usual.group.to ? now.group.to : session.capacity
    return {
      ...session,
      ...(isUsual && { startsAt: at(now.startTime), endsAt: at(now.endTime) }),
      capacity,
      ...quorumOn({ day: dayOf(startsAt), capacity }, now.quorum, today),
    }
  })
}
