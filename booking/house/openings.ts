import type { Opening } from '#language/times.ts'
import type { House } from './house.ts'

/** Hours of the house by days: the usual ones first, without the days that have others. */
export function openingsOf({
  openingHours,
  otherHours,
}: Pick<House, 'openingHours' | 'otherHours'>): readonly Opening[] {
  const days = openingHours.days.filter((day) => !otherHours.days.includes(day))
  return [{ ...openingHours, days }, otherHours].filter((each) => each.days.length > 0)
}
