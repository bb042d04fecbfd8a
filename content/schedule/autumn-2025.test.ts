import { describe, expect, it } from 'vitest'
import { availabilityOf } from '#booking/dates/session.ts'
import type { WorkshopFacts } from '#booking/house/house.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import type { Day } from '#language/dates.ts'
import { workshops } from '../workshops.ts'
import { autumn2025 } from './autumn-2025.ts'

const weekdayOf = (day: Day) => Temporal.PlainDate.from(day).dayOfWeek

describe('the autumn of 2025', () => {
  it('has thirteen dates, from 30 September to 18 December, in order', () => {
    const days = autumn2025.map((date) => date.day)
    expect([days.length, days[0], days.at(-1)]).toEqual([13, '2025-09-30', '2025-12-18'])
    expect(days).toEqual([...new Set(days)].toSorted())
  })

  it.each([
    ['bread on Saturdays', 'sourdough', [6]],
    ['vegetables on Thursdays', 'vegetables', [4]],
    ['drinks on Tuesdays and once on a Thursday', 'drinks', [2, 4]],
  ])('has %s, several times', (_, slug, weekdays) => {
    const dates = autumn2025.filter((date) => date.workshop === slug)
    expect(dates.length).toBeGreaterThanOrEqual(3)
    expect([...new Set(dates.map(({ day }) => weekdayOf(day)))]).toEqual(weekdays)
  })

  it('has the hours of each workshop', () => {
    for (const { workshop, startTime, endTime } of autumn2025) {
      expect(ofWorkshop<WorkshopFacts>(workshops, workshop)).toMatchObject({ startTime, endTime })
    }
  })

  it('has dates that are full, dates with three or four places left, and free ones', () => {
    const found = autumn2025.map(({ capacity, bookedElsewhere }) =>
      availabilityOf({ capacity, taken: bookedElsewhere }),
    )
    const few = found.filter(({ kind }) => kind === 'few-left').map(({ left }) => left)
    expect(found.filter(({ kind }) => kind === 'full').length).toBeGreaterThanOrEqual(2)
    expect(new Set(few)).toEqual(new Set([3, 4]))
    expect(found.filter(({ kind }) => kind === 'available').length).toBeGreaterThanOrEqual(3)
  })
})
