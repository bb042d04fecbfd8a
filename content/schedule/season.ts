import type { ClosedPeriod, SeasonRule } from '#booking/season.ts'

/** The weeks that come back, from 2026 on. Public holidays are left out by themselves. */
export const season: readonly SeasonRule[] = [
  // Tuesdays
  {
    workshop: 'drinks',
    firstDay: '2026-01-06',
    everyWeeks: 2,
    startTime: '18:30',
    endTime: '22:00',
    capacity: 10,
  },
  // Saturdays
  {
    workshop: 'sourdough',
    firstDay: '2026-01-10',
    everyWeeks: 2,
    startTime: '10:00',
    endTime: '15:30',
    capacity: 8,
  },
  // Thursdays
  {
    workshop: 'vegetables',
    firstDay: '2026-01-15',
    everyWeeks: 2,
    startTime: '18:30',
    endTime: '22:00',
    capacity: 10,
  },
]

/** When the farm takes no guests: between Christmas and New Year, and three weeks of harvest. */
export const closed: readonly ClosedPeriod[] = [
  { from: '2026-07-20', to: '2026-08-09' },
  { from: '2026-12-24', to: '2027-01-03' },
  { from: '2027-07-19', to: '2027-08-08' },
  { from: '2027-12-24', to: '2028-01-02' },
]
