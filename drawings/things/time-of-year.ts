export const timesOfYear = ['spring', 'summer', 'autumn', 'winter'] as const

/** The times of year of the home page (`language/time-of-year.ts`). */
export type TimeOfYear = (typeof timesOfYear)[number]
