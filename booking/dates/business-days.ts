import { type Day, dayFrom } from '#language/dates.ts'
import { addDays } from './brussels-time.ts'

/** Days on which no transfer arrives (TARGET calendar of the European Central Bank). */
const fixedBankHolidays = ['01-01', '05-01', '12-25', '12-26']

/** Days after Easter Sunday: Good Friday and Easter Monday. */
const bankDaysAfterEaster = [-2, 1]

export function isBusinessDay(day: Day): boolean {
  if (Temporal.PlainDate.from(day).dayOfWeek > 5) return false
  if (fixedBankHolidays.includes(day.slice(5))) return false
  const easter = easterSunday(Number(day.slice(0, 4)))
  return !bankDaysAfterEaster.some((days) => addDays(easter, days) === day)
}

export function addBusinessDays(day: Day, businessDays: number): Day {
  let reached = day
  for (let left = businessDays; left > 0;) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached)) left -= 1
  }
  return reached
}

/** The ten Belgian public holidays (law of 4 January 1974): seven on a fixed day, three after Easter. */
const fixedHolidays = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25']

/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const daysAfterEaster = [1, 39, 50]

export function isPublicHoliday(day: Day): boolean {
  if (fixedHolidays.includes(day.slice(5))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  return day === easter || daysAfterEaster.some((days) => addDays(easter, days) === day)
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
