/** So many turns at once, then one more each time so long has passed. */
export type Pace = { readonly atOnce: number; readonly oneEachMs: number }

/** What is left of them, and when that was counted, in milliseconds. */
export type Turns = { readonly left: number; readonly at: number }

/**
 * Takes one turn, when there is one. Trying while there is none costs nothing; a clock that was set
 * back gives nothing and takes nothing.
 *
 * @param turns undefined for whoever was not seen before
 * @returns what is left, and how long to wait: 0 when the turn was taken
 */
export function takeTurn(
  pace: Pace,
  turns: Turns | undefined,
  now: number,
): { readonly turns: Turns; readonly waitMs: number } {
  const passed = turns ? Math.max(0, now - turns.at) : 0
  const left = Math.min(pace.atOnce, (turns?.left ?? pace.atOnce) + passed / pace.oneEachMs)
  if (left >= 1) return { turns: { left: left - 1, at: now }, waitMs: 0 }
  return { turns: { left, at: now }, waitMs: Math.ceil((1 - left) * pace.oneEachMs) }
}

/** Past this nothing that was counted earlier makes a difference. */
export function allTurnsBackMs({ atOnce, oneEachMs }: Pace): number {
  return atOnce * oneEachMs
}
