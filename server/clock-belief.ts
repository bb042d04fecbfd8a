/** What the site holds of its clock. */
export type ClockBelief = {
  /** The latest moment it was sure of. */
  readonly sureAt: Date
  /** When, by this very clock, it began to doubt it; undefined while it does not. */
  readonly doubtedSince: Date | undefined
}

const dayMs = 24 * 3_600_000
/** A server may be off for a holiday; a clock that is further from where it was has probably leapt. */
const likelyDays = 40
/** A doubted clock that runs on for so long is believed: the server was off for a winter. */
const steadyDays = 3

/** What a site that looks at its clock holds of it from now on. The first look believes it. */
export function lookAtClock(before: ClockBelief | undefined, now: Date): ClockBelief {
  if (!before || isWithin(likelyDays, before.sureAt, now)) return surely(now)
  const { sureAt, doubtedSince } = before
  const isSameRun = doubtedSince && doubtedSince <= now && isWithin(likelyDays, doubtedSince, now)
  if (!isSameRun) return { sureAt, doubtedSince: now }
  return now < believedFrom(doubtedSince) ? before : surely(now)
}

/** What it holds once the owner has said that the clock is right. */
export function surely(now: Date): ClockBelief {
  return { sureAt: now, doubtedSince: undefined }
}

/** When a doubted clock is believed, if it runs on. */
export function believedFrom(doubtedSince: Date): Date {
  return new Date(doubtedSince.getTime() + steadyDays * dayMs)
}

function isWithin(days: number, a: Date, b: Date): boolean {
  return Math.abs(a.getTime() - b.getTime()) <= days * dayMs
}
