import { addDays } from './brussels-time.ts'
import { easterSunday } from './public-holidays.ts'

/** Days on which no transfer arrives (TARGET calendar of the European Central Bank). */
const fixedBankHolidays = ['01-01', '05-01', '12-25', '12-26']

/** Days after Easter Sunday: Good Friday and Easter Monday. */
const daysAfterEaster = [-2, 1]

/** Whether banks settle transfers on a day in Brussels; other public holidays are working days to them. */
export function isBusinessDay(day: string): boolean {
  if (Temporal.PlainDate.from(day).dayOfWeek > 5) return false
  if (fixedBankHolidays.includes(day.slice(5))) return false
  const easter = easterSunday(Number(day.slice(0, 4)))
  return !daysAfterEaster.some((days) => addDays(easter, days) === day)
}

/** The day so many business days later; none later is the day itself, whatever it is. */
export function addBusinessDays(day: string, businessDays: number): string {
  let reached = day
  for (let left = businessDays; left > 0;) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached)) left -= 1
  }
  return reached
}
