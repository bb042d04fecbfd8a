import { dayOf } from '#booking/dates/brussels-time.ts'
import type { SchedulePlan } from '#booking/dates/season.ts'
import type { Day } from '#language/dates.ts'
import { savePlan } from '#office/dates/save-plan.ts'
import { doDueTasks } from '#office/due/do-due-tasks.ts'
import { sweepMailFolder } from '#post/wipe-traces.ts'
import type { AppParts } from './app-parts.ts'
import { repeat } from './repeat.ts'
import { dropEndedKeys } from './signing-keys.ts'

type WatchedParts = Pick<AppParts, 'office' | 'log'> & {
  readonly isClockRight: () => Promise<boolean>
}

type ScheduleParts = WatchedParts & { readonly plan: SchedulePlan }

/** Resolves with the day of the schedule; undefined while the clock is in doubt, as a wrong one would call dates off. */
export async function updateSchedule(parts: ScheduleParts): Promise<Day | undefined> {
  const { office, log, plan, isClockRight } = parts
  if (!(await isClockRight())) return undefined
  const change = await savePlan(office, plan)
  if (change.added + change.withdrawn > 0) log.info('schedule-kept', change)
  return dayOf(office.clock.now())
}

export function updateScheduleDaily(parts: ScheduleParts, done?: Day): () => Promise<void> {
  const { office, log } = parts
  let keptOn = done
  const work = async () => {
    if (dayOf(office.clock.now()) !== keptOn) keptOn = await updateSchedule(parts)
  }
  return repeat(work, { log, failure: 'schedule-not-kept' })
}

/** Nothing is done while the clock is in doubt: a booking once completed stays completed. */
export function startDueTasks({ office, log, isClockRight }: WatchedParts): () => Promise<void> {
  const work = async () => {
    const done = (await isClockRight()) ? await doDueTasks(office) : {}
    if (Object.keys(done).length > 0) log.info('due-tasks-done', done)
  }
  return repeat(work, { log, failure: 'due-tasks-failed' })
}

type RetentionParts = Pick<AppParts, 'store' | 'clock' | 'log'> & {
  readonly dataDir: string
  readonly mailFolder: string
}

type Wiping = 'always' | 'when-needed'

/**
 * `wiping`: the store's files are wiped each time, or only after something was forgotten. False where somebody was at
 * work in them, so that they have to be wiped again.
 */
export async function forgetOldData(
  { store, clock, log, dataDir, mailFolder }: RetentionParts,
  wiping: Wiping,
): Promise<boolean> {
  const today = dayOf(clock.now())
  const counted = await store.change((changes) => changes.personalData.forgetOld(today))
  const mailFiles = await sweepMailFolder(mailFolder, await store.mails.listWithText())
  const counts = { ...counted, mailFiles }
  dropEndedKeys(dataDir, clock.now())
  const isNeeded = Object.values(counts).some((count) => count > 0)
  if (isNeeded) log.info('forgotten', counts)
  return isNeeded || wiping === 'always' ? store.wipeTraces() : true
}

/** Forgets data at the start and every new day in Brussels; a wrong clock would lose it for good. */
export function forgetOldDataDaily(
  parts: RetentionParts & { readonly isClockRight: () => Promise<boolean> },
): () => Promise<void> {
  const { clock, log, isClockRight } = parts
  let done = ''
  // A start has no time to wipe the files; each night wipes what erasures left.
  let nextWiping: Wiping = 'when-needed'
  const work = async () => {
    const today = dayOf(clock.now())
    if (today === done) return
    const wiping = nextWiping
    nextWiping = 'always'
    if ((await isClockRight()) && (await forgetOldData(parts, wiping))) done = today
  }
  return repeat(work, { log, failure: 'not-forgotten' })
}
