import type { ClosedPeriod, FixedDate, SchedulePlan, SeasonRule } from '#booking/dates/season.ts'
import { isDay } from '#language/dates.ts'
import { type Check, type ContentProblem, hours, isCount, problemsIn } from './problem.ts'

export function checkSchedule(plan: SchedulePlan, slugs: readonly string[]): ContentProblem[] {
  return [
    ...plan.fixedDates.flatMap((date) => fixedDate(date, slugs)),
    ...plan.season.flatMap((rule) => seasonRule(rule, slugs)),
    ...problemsIn('schedule/season.ts', plan.closed.map(closedPeriod)),
  ]
}

function closedPeriod({ from, to }: ClosedPeriod): Check {
  const text = `closed from ${from} to ${to}; give two days such as 2026-12-24, the first one first.`
  return [!isDay(from) || !isDay(to) || from > to, text]
}

function fixedDate(date: FixedDate, slugs: readonly string[]): ContentProblem[] {
  const { day, bookedElsewhere, capacity } = date
  return problemsIn('schedule', [
    ...common(date, day, slugs),
    [
      bookedElsewhere < 0 || bookedElsewhere > capacity,
      `${day} has ${bookedElsewhere} of ${capacity} places booked elsewhere.`,
    ],
  ])
}

function seasonRule(rule: SeasonRule, slugs: readonly string[]): ContentProblem[] {
  const { workshop, firstDay, everyWeeks } = rule
  return problemsIn('schedule/season.ts', [
    ...common(rule, firstDay, slugs),
    [!isCount(everyWeeks), `${workshop} comes back every ${everyWeeks} weeks; give 1 or more.`],
  ])
}

function common(date: FixedDate | SeasonRule, day: string, slugs: readonly string[]): Check[] {
  const { workshop, capacity } = date
  return [
    [!slugs.includes(workshop), `${day} is for "${workshop}"; give one of ${slugs.join(', ')}.`],
    [!isDay(day), `"${day}" is no day; write it as 2026-01-31.`],
    hours(day, date),
    [!isCount(capacity), `${day} has ${capacity} places; give a whole number above zero.`],
  ]
}
