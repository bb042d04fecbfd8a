import { describe, expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import { isoInBrussels } from './brussels-time.ts'
import { plannedSessions, type SchedulePlan, type SeasonRule } from './season.ts'

const evening = { startTime: '18:30', endTime: '22:00', capacity: 10 } as const
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
  startTime: '10:00',
  endTime: '15:30',
  capacity: 8,
}

function plan(...season: readonly SeasonRule[]): SchedulePlan {
  return { fixedDates: [], season, closed: [] }
}

function startsOf(given: SchedulePlan, from: Day, until: Day): readonly string[] {
  return plannedSessions(given, from, until).map(({ startsAt }) => isoInBrussels(startsAt))
}

describe('the season', () => {
  // Easter Monday falls on 6 April and Whit Monday on 25 May 2026.
  const mondays = { ...tuesdays, firstDay: '2026-03-30', everyWeeks: 1 } as const

  it.each([
    ['every so many weeks', tuesdays, '2026-01-01', '2026-02-03', '01-06 01-20 02-03'],
    ['in its own weeks, both ends included', tuesdays, '2026-01-20', '2026-02-03', '01-20 02-03'],
    ['on no other day', tuesdays, '2026-01-21', '2026-02-02', ''],
    ['from its first day on', tuesdays, '2025-12-01', '2026-01-05', ''],
    ['except on Easter Monday', mondays, '2026-04-01', '2026-04-14', '04-13'],
    ['except on Whit Monday', mondays, '2026-05-18', '2026-06-01', '05-18 06-01'],
  ] as const)('has dates %s', (_, rule, from, until, days) => {
    const starts = startsOf(plan(rule), from, until)
    expect(starts.map((start) => start.slice(5, 10)).join(' ')).toBe(days)
  })

  it('leaves out the farm’s closed days, first and last included', () => {
    const openAround = (from: Day, until: Day) =>
      startsOf({ ...plan(saturdays), closed: [{ from, until }] }, '2026-01-17', '2026-01-24').length
    expect(openAround('2026-01-17', '2026-01-24')).toBe(0)
    expect(openAround('2026-01-18', '2026-01-23')).toBe(2)
  })

  it('starts at the same hour of Brussels before and after both clock changes', () => {
    expect([
      ...startsOf(plan(saturdays), '2026-03-22', '2026-04-04'),
      ...startsOf(plan(saturdays), '2026-10-18', '2026-10-31'),
    ]).toEqual([
      '2026-03-28T10:00:00+01:00',
      '2026-04-04T10:00:00+02:00',
      '2026-10-24T10:00:00+02:00',
      '2026-10-31T10:00:00+01:00',
    ])
  })
})

describe('a planned date', () => {
  it('stays when the farm fixed it by hand, on a holiday, a closed day or outside the weeks asked', () => {
    const fixed = { workshop: 'vegetables', day: '2026-05-01', ...evening } as const
    const fixedDates = [{ ...fixed, bookedElsewhere: 3 }]
    const closed = [{ from: '2026-04-30', until: '2026-05-02' }] as const
    expect(plannedSessions({ ...plan(), fixedDates, closed }, '2027-01-01', '2027-03-01')).toEqual([
      {
        origin: 'vegetables 2026-05-01 18:30',
        workshop: 'vegetables',
        startsAt: new Date('2026-05-01T16:30:00Z'),
        endsAt: new Date('2026-05-01T20:00:00Z'),
        capacity: 10,
        bookedElsewhere: 3,
      },
    ])
  })

  it('starts with no place taken, and keeps its origin, so that it is known again on another day', () => {
    const planned = (from: Day) =>
      plannedSessions(plan(tuesdays, saturdays), from, '2026-03-01').map(
        ({ origin, bookedElsewhere }) => `${origin}: ${bookedElsewhere}`,
      )
    const january = planned('2026-01-01')
    expect(new Set(january).size).toBe(january.length)
    expect(january.every((each) => each.endsWith(': 0'))).toBe(true)
    expect(january).toEqual(expect.arrayContaining(planned('2026-02-01')))
  })
})
