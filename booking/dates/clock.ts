import { dayMs, hourMs } from './brussels-time.ts'

export type Clock = { readonly now: () => Date }

export function createClock(startsAt?: Date): Clock {
  if (!startsAt) return { now: () => new Date() }
  const ahead = startsAt.getTime() - Date.now()
  return { now: () => new Date(Date.now() + ahead) }
}

export type ClockCheck = {
  readonly sureAt: Date
  readonly doubtedSince: Date | undefined
}

/** A server may be off for a holiday; a clock that is further from where it was has probably leapt. */
const likelyMs = 40 * dayMs
/** A doubted clock that runs on for so long is believed: the server was off for a winter. */
const steadyMs = 3 * dayMs

export function checkClock(before: ClockCheck | undefined, now: Date): ClockCheck {
  if (!before) return trustedClock(now)
  const { sureAt, doubtedSince } = before
  if (isWithin(likelyMs, sureAt, now)) {
    return doubtedSince || !isWithin(hourMs, sureAt, now) ? trustedClock(now) : before
  }
  const runsOn = doubtedSince && doubtedSince <= now && isWithin(likelyMs, doubtedSince, now)
  if (!runsOn) return { sureAt, doubtedSince: now }
  return now < trustedFrom(doubtedSince) ? before : trustedClock(now)
}

export function trustedClock(now: Date): ClockCheck {
  return { sureAt: now, doubtedSince: undefined }
}

export function trustedFrom(doubtedSince: Date): Date {
  return new Date(doubtedSince.getTime() + steadyMs)
}

function isWithin(ms: number, a: Date, b: Date): boolean {
  return Math.abs(a.getTime() - b.getTime()) <= ms
}
