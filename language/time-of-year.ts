import type { Day } from './dates.ts'

export const timesOfYear = ['spring', 'summer', 'autumn', 'winter'] as const

export type TimeOfYear = (typeof timesOfYear)[number]

/** Season by whole months, as meteorologists count: spring begins on the first of March. */
export function timeOfYear(day: Day): TimeOfYear {
  const sinceMarch = (Number(day.slice(5, 7)) + 9) % 12
  return timesOfYear[Math.floor(sinceMarch / 3)] ?? 'winter'
}
