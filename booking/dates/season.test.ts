import { describe, expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import { isoInBrussels } from './brussels-time.ts'
import { plannedSessions, type SchedulePlan, type SeasonRule } from './season.ts'

const evening = { startTime: '18:30', endTime: '22:00', capacity: 10 } as const
const day = { startTime: '10:00', endTime: '15:30', capacity: 8 } as const
const tuesdays: SeasonRule = {
  workshop: 'drinks',
  firstDay: '2026-01-06',
  everyWeeks: 2,
  ...evening,
}
const saturdays: SeasonRule = {
  workshop: 'sourdough',
  firstDay: '2026-01-10',
  everyWeeks: 1,
  ...day,
}

function plan(different: Partial<SchedulePlan>): SchedulePlan {
  return { fixedDates: [], season: [], closed: [], ...different }
}

function daysOf(given: SchedulePlan, from: Day, until: Day): string[] {
  return plannedSessions(given, from, until).map((date) =>
    isoInBrussels(date.startsAt).slice(0, 10),
  )
}

describe('the season', () => {
  it('comes back every so many weeks from its first day', () => {
    expect(daysOf(plan({ season: [tuesdays] }), '2026-01-01', '2026-02-28')).toEqual([
      '2026-01-06',
      '2026-01-20',
      '2026-02-03',
      '2026-02-17',
    ])
  })

  it('keeps its own weeks whatever day one looks from, both ends included, from its first day on', () => {
    const given = plan({ season: [tuesdays] })
    expect(daysOf(given, '2026-01-20', '2026-02-03')).toEqual(['2026-01-20', '2026-02-03'])
    expect(daysOf(given, '2026-01-21', '2026-02-02')).toEqual([])
    expect(daysOf(given, '2025-12-01', '2026-01-05')).toEqual([])
  })

  it('leaves out public holidays', () => {
    const given = plan({ season: [{ ...tuesdays, firstDay: '2026-03-30', everyWeeks: 1 }] })
    // Easter Monday 6 April and Whit Monday 25 May 2026.
    expect(daysOf(given, '2026-04-01', '2026-04-14')).toEqual(['2026-04-13'])
    expect(daysOf(given, '2026-05-18', '2026-06-01')).toEqual(['2026-05-18', '2026-06-01'])
  })

  it('leaves out the farm’s closed days, first and last included', () => {
    const closed = (from: Day, until: Day) =>
      plan({ season: [saturdays], closed: [{ from, until }] })
    const saturday = closed('2026-01-17', '2026-01-24')
    expect(daysOf(saturday, '2026-01-10', '2026-01-31')).toEqual(['2026-01-10', '2026-01-31'])
    const sunday = closed('2026-01-18', '2026-01-23')
    expect(daysOf(sunday, '2026-01-17', '2026-01-24')).toEqual(['2026-01-17', '2026-01-24'])
  })

  it('starts at the same hour of Brussels before and after both clock changes', () => {
    const given = plan({ season: [saturdays] })
    const starts = [
      ...plannedSessions(given, '2026-03-22', '2026-04-04'),
      ...plannedSessions(given, '2026-10-18', '2026-10-31'),
    ].map((date) => isoInBrussels(date.startsAt))
    expect(starts).toEqual([
      '2026-03-28T10:00:00+01:00',
      '2026-04-04T10:00:00+02:00',
      '2026-10-24T10:00:00+02:00',
      '2026-10-31T10:00:00+01:00',
    ])
  })
})

describe('a planned date', () => {
  it('stays when the farm fixed it by hand, on a holiday, a closed day or outside the weeks asked', () => {
    const fixed = {
      workshop: 'vegetables',
      day: '2026-05-01',
      ...evening,
      bookedElsewhere: 3,
    } as const
    const closed = [{ from: '2026-04-30', until: '2026-05-02' }] as const
    const [date] = plannedSessions(
      plan({ fixedDates: [fixed], closed }),
      '2027-01-01',
      '2027-03-01',
    )
    expect(date).toEqual({
      origin: 'vegetables 2026-05-01 18:30',
      workshop: 'vegetables',
      startsAt: new Date('2026-05-01T16:30:00Z'),
      endsAt: new Date('2026-05-01T20:00:00Z'),
      capacity: 10,
      bookedElsewhere: 3,
    })
  })

  it('starts with no place taken', () => {
    const dates = plannedSessions(plan({ season: [tuesdays] }), '2026-01-01', '2026-03-31')
    expect(dates.map((date) => date.bookedElsewhere)).toEqual(dates.map(() => 0))
  })

  it('keeps its origin, so that it is known again on another day', () => {
    const given = plan({ season: [tuesdays, saturdays] })
    const origins = (from: Day) =>
      plannedSessions(given, from, '2026-03-01').map((date) => date.origin)
    const january = origins('2026-01-01')
    expect(new Set(january).size).toBe(january.length)
    expect(january).toEqual(expect.arrayContaining(origins('2026-02-01')))
  })
})
