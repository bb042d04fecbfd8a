import { type Day, dayFrom } from '#language/dates.ts'
import { addDays } from './brussels-time.ts'

type Holidays = { readonly fixed: readonly string[]; readonly afterEaster: readonly number[] }

/** Days on which no transfer arrives (TARGET calendar of the European Central Bank). */
const bankHolidays = {
  fixed: ['01-01', '05-01', '12-25', '12-26'],
  // Good Friday and Easter Monday.
  afterEaster: [-2, 1],
}

export function isBusinessDay(day: Day): boolean {
  return Temporal.PlainDate.from(day).dayOfWeek <= 5 && !isAmong(bankHolidays, day)
}

export function addBusinessDays(day: Day, businessDays: number): Day {
  let reached = day
  for (let left = businessDays; left > 0;) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached)) left -= 1
  }
  return reached
}

/** The ten Belgian public holidays (law of 4 January 1974), and Easter Sunday. */
const publicHolidays = {
  fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
  // Easter Sunday and Monday, Ascension, Whit Monday.
  afterEaster: [0, 1, 39, 50],
}

export function isPublicHoliday(day: Day): boolean {
  return isAmong(publicHolidays, day)
}

function isAmong({ fixed, afterEaster }: Holidays, day: Day): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)))
  return fixed.includes(day.slice(5)) || afterEaster.some((days) => addDays(easter, days) === day)
}

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d =
    (b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 19 * a + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  const month = Math.floor(f / 31)
  const dayOfMonth = (f % 31) + 1
  return dayFrom(Temporal.PlainDate.from({ year, month, day: dayOfMonth }))
}
