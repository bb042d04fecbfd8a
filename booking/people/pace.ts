export type Pace = { readonly atOnce: number; readonly oneEachMs: number }

export type Turns = { readonly left: number; readonly at: number }

/** Refused tries cost nothing; a clock that was set back changes nothing. */
export function takeTurn(pace: Pace, turns: Turns | undefined, now: number) {
  const left = turnsNow(pace, turns, now)
  if (left >= 1) return { turns: { left: left - 1, at: now }, waitMs: 0 }
  return { turns: { left, at: now }, waitMs: Math.ceil((1 - left) * pace.oneEachMs) }
}

/** Turns can be owed (`left` below zero), so that each next one comes later. */
export function takeTurnLater(pace: Pace, turns: Turns | undefined, now: number) {
  const left = turnsNow(pace, turns, now) - 1
  return { turns: { left, at: now }, waitMs: left < 0 ? Math.ceil(-left * pace.oneEachMs) : 0 }
}

function turnsNow(pace: Pace, turns: Turns | undefined, now: number): number {
  const passed = turns ? Math.max(0, now - turns.at) : 0
  return Math.min(pace.atOnce, (turns?.left ?? pace.atOnce) + passed / pace.oneEachMs)
}
