import { addDays, dayOf, isoInBrussels } from '#booking/dates/brussels-time.ts'
import { plannedSessions } from '#booking/dates/season.ts'
import { schedulePlan } from '#content/schedule/plan.ts'
import { choiceOf } from './dates.ts'
import { reservationRequest } from './requests.ts'
import { autumn } from './test-site.ts'

/** Requests for one place each, by as many people, over all dates of the autumn in turn. */
export function requestsOf(guests: number) {
  const today = dayOf(new Date(autumn))
  const dates = plannedSessions(schedulePlan, today, addDays(today, 84))
  return Array.from({ length: guests }, (_, i) => {
    const date = dates[i % dates.length]
    if (!date) throw new Error('No date')
    const startsAt = isoInBrussels(date.startsAt)
    const endsAt = isoInBrussels(date.endsAt)
    return reservationRequest({
      workshopType: date.workshop,
      preferredDate: choiceOf({ startsAt, endsAt }),
      email: `guest-${i}@example.org`,
    })
  })
}
