import { describe, expect, it } from 'vitest'
import { isPublicHoliday } from '#booking/dates/business-days.ts'
import { availabilityOf, workshopSlugs } from '#booking/dates/session.ts'
import { workshops } from '../workshops.ts'
import { autumn2025 } from './autumn-2025.ts'

const weekdayOf = (day: string) => Temporal.PlainDate.from(day).dayOfWeek

describe('the autumn of 2025', () => {
  it('has thirteen dates, from 30 September to 18 December, in order', () => {
    const days = autumn2025.map((date) => date.day)
    expect(days).toHaveLength(13)
    expect(days[0]).toBe('2025-09-30')
    expect(days.at(-1)).toBe('2025-12-18')
    expect(days).toEqual([...new Set(days)].toSorted())
  })

  it('has every workshop several times', () => {
    for (const slug of workshopSlugs) {
      expect(autumn2025.filter((date) => date.workshop === slug).length).toBeGreaterThanOrEqual(3)
    }
  })

  it('has bread on Saturdays, vegetables on Thursdays, drinks on Tuesdays and once on a Thursday', () => {
    const weekdays = (slug: string) => [
      ...new Set(autumn2025.filter((d) => d.workshop === slug).map((d) => weekdayOf(d.day))),
    ]
    expect(weekdays('sourdough')).toEqual([6])
    expect(weekdays('vegetables')).toEqual([4])
    expect(weekdays('drinks')).toEqual([2, 4])
  })

  it('has no date on a public holiday', () => {
    expect(autumn2025.filter((date) => isPublicHoliday(date.day))).toEqual([])
  })

  it('has the hours of each workshop', () => {
    for (const { workshop, startTime, endTime } of autumn2025) {
      expect({ startTime, endTime }).toEqual({
        startTime: workshops[workshop].startTime,
        endTime: workshops[workshop].endTime,
      })
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

  it('has groups of at most eight for bread and ten for the rest, never overfull', () => {
    for (const { workshop, capacity, bookedElsewhere } of autumn2025) {
      expect(capacity).toBe(workshop === 'sourdough' ? 8 : 10)
      expect(bookedElsewhere >= 0 && bookedElsewhere <= capacity).toBe(true)
    }
  })
})
