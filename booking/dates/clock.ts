import { dayMs, hourMs } from './brussels-time.ts'

export type Clock = { readonly now: () => Date }

export function createClock(startsAt?: Date): Clock {
  if (!startsAt) return { now: () => new Date() }
  const ahead = startsAt.getTime() - Date.now()
  return { now: () => new Date(Date.now() + ahead) }
}

export type ClockBelief = {
  readonly sureAt: Date
  readonly doubtedSince: Date | undefined
}

/** A server may be off for a holiday; a clock that is further from where it was has probably leapt. */
const likelyMs = 40 * dayMs
/** A doubted clock that runs on for so long is believed: the server was off for a winter. */
const steadyMs = 3 * dayMs

export function lookAtClock(before: ClockBelief | undefined, now: Date): ClockBelief {
  if (!before) return sureBelief(now)
  const { sureAt, doubtedSince } = before
  if (isWithin(likelyMs, sureAt, now)) {
    return doubtedSince || !isWithin(hourMs, sureAt, now) ? sureBelief(now) : before
  }
  const runsOn = doubtedSince && doubtedSince <= now && isWithin(likelyMs, doubtedSince, now)
  if (!runsOn) return { sureAt, doubtedSince: now }
  return now < believedFrom(doubtedSince) ? before : sureBelief(now)
}

export function sureBelief(now: Date): ClockBelief {
  return { sureAt: now, doubtedSince: undefined }
}

export function believedFrom(doubtedSince: Date): Date {
  return new Date(doubtedSince.getTime() + steadyMs)
}

function isWithin(ms: number, a: Date, b: Date): boolean {
  return Math.abs(a.getTime() - b.getTime()) <= ms
}
