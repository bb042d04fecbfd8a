import type { FixedDate, SchedulePlan, SeasonRule } from '#booking/season.ts'
import { type ContentProblem, isDay, isTime } from './problem.ts'

/** Dates that exist, hours that follow one another, places that add up. */
export function checkSchedule(plan: SchedulePlan, slugs: readonly string[]): ContentProblem[] {
  return [
    ...plan.fixedDates.flatMap((date) => fixedDate(date, slugs)),
    ...plan.season.flatMap((rule) => seasonRule(rule, slugs)),
    ...plan.closed
      .filter(({ from, to }) => !isDay(from) || !isDay(to) || from > to)
      .map(({ from, to }) => ({
        file: 'schedule/season.ts',
        text: `closed from ${from} to ${to}; give two days such as 2026-12-24, the first one first.`,
      })),
  ]
}

function fixedDate(date: FixedDate, slugs: readonly string[]): ContentProblem[] {
  const texts = common(date, date.day, slugs)
  if (date.bookedElsewhere < 0 || date.bookedElsewhere > date.capacity) {
    texts.push(
      `${date.day} has ${date.bookedElsewhere} of ${date.capacity} places booked elsewhere.`,
    )
  }
  return texts.map((text) => ({ file: 'schedule', text }))
}

function seasonRule(rule: SeasonRule, slugs: readonly string[]): ContentProblem[] {
  const texts = common(rule, rule.firstDay, slugs)
  if (!Number.isInteger(rule.everyWeeks) || rule.everyWeeks < 1) {
    texts.push(`${rule.workshop} comes back every ${rule.everyWeeks} weeks; give 1 or more.`)
  }
  return texts.map((text) => ({ file: 'schedule/season.ts', text }))
}

type Common = Pick<FixedDate, 'workshop' | 'startTime' | 'endTime' | 'capacity'>

function common(date: Common, day: string, slugs: readonly string[]): string[] {
  const texts: string[] = []
  if (!slugs.includes(date.workshop)) {
    texts.push(`${day} is for "${date.workshop}"; give one of ${slugs.join(', ')}.`)
  }
  if (!isDay(day)) texts.push(`"${day}" is no day; write it as 2026-01-31.`)
  if (!isTime(date.startTime) || !isTime(date.endTime) || date.startTime >= date.endTime) {
    texts.push(
      `${day} runs from ${date.startTime} to ${date.endTime}; give two hours such as 18:30.`,
    )
  }
  if (!Number.isInteger(date.capacity) || date.capacity < 1) {
    texts.push(`${day} has ${date.capacity} places; give a whole number above zero.`)
  }
  return texts
}
