import { dayOf } from '#booking/dates/brussels-time.ts'
import type { SchedulePlan } from '#booking/dates/season.ts'
import { keepPlan } from '#office/dates/keep-plan.ts'
import type { Office } from '#office/office.ts'
import type { Log } from './log.ts'
import { repeat } from './repeat.ts'

type Parts = {
  readonly office: Office
  readonly log: Log
  readonly plan: SchedulePlan
}

export async function keepScheduleCurrent({ office, log, plan }: Parts): Promise<void> {
  const change = await keepPlan(office, plan)
  if (change.added + change.withdrawn > 0) log.info('schedule-kept', change)
}

export function keepScheduleDaily(parts: Parts): () => Promise<void> {
  const { office, log } = parts
  const { clock } = office
  let done = dayOf(clock.now())
  const work = async () => {
    const today = dayOf(clock.now())
    if (today !== done) await keepScheduleCurrent(parts)
    done = today
  }
  return repeat(work, { log, failure: 'schedule-not-kept' })
}
