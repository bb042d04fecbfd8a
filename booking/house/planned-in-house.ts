import { dayOf, instantIn, timeOf } from '../dates/brussels-time.ts'
import type { plannedDates } from '../dates/season.ts'
import type { House } from './house.ts'

type Planned = ReturnType<typeof plannedDates>[number]

/** A date planned at content's hours or size takes today's; its name in the plan stays, so it comes once. */
export function plannedInHouse(
  planned: readonly Planned[],
  { first, house }: { readonly first: House; readonly house: House },
): readonly Planned[] {
  return planned.map((date) => {
    const [usual, now] = [first.workshops[date.workshop], house.workshops[date.workshop]]
    const { startsAt, endsAt, capacity } = date
    const isUsual = timeOf(startsAt) === usual.startTime && timeOf(endsAt) === usual.endTime
    const at = (time: string) => instantIn(dayOf(startsAt), time)
    return {
      ...date,
      ...(isUsual && { startsAt: at(now.startTime), endsAt: at(now.endTime) }),
      capacity: capacity === usual.group.to ? now.group.to : capacity,
    }
  })
}
