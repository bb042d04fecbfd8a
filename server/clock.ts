/** What time it is. Everything that asks is given one, so that a test or a demonstration can live on another day. */
export type Clock = { readonly now: () => Date }

/** The real clock, or one that starts at a given instant and runs on from there. */
export function createClock(startsAt?: Date): Clock {
  if (!startsAt) return { now: () => new Date() }
  const ahead = startsAt.getTime() - Date.now()
  return { now: () => new Date(Date.now() + ahead) }
}
