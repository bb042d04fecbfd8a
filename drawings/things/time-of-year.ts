export const timesOfYear = ['spring', 'summer', 'autumn', 'winter'] as const

/** As the home page counts them (`language/time-of-year.ts`). */
export type TimeOfYear = (typeof timesOfYear)[number]
