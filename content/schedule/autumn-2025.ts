import type { FixedDate } from '#booking/season.ts'

const day = { startTime: '10:00', endTime: '15:30', capacity: 8 } as const
const evening = { startTime: '18:30', endTime: '22:00', capacity: 10 } as const

/** The first autumn: thirteen dates, some filled by phone before the site opened. */
export const autumn2025: readonly FixedDate[] = [
  { workshop: 'drinks', day: '2025-09-30', ...evening, bookedElsewhere: 4 },
  { workshop: 'sourdough', day: '2025-10-04', ...day, bookedElsewhere: 8 },
  { workshop: 'vegetables', day: '2025-10-09', ...evening, bookedElsewhere: 7 },
  { workshop: 'drinks', day: '2025-10-14', ...evening, bookedElsewhere: 10 },
  { workshop: 'sourdough', day: '2025-10-18', ...day, bookedElsewhere: 4 },
  { workshop: 'vegetables', day: '2025-10-23', ...evening, bookedElsewhere: 0 },
  { workshop: 'drinks', day: '2025-10-28', ...evening, bookedElsewhere: 6 },
  { workshop: 'sourdough', day: '2025-11-08', ...day, bookedElsewhere: 5 },
  { workshop: 'vegetables', day: '2025-11-13', ...evening, bookedElsewhere: 10 },
  { workshop: 'drinks', day: '2025-11-18', ...evening, bookedElsewhere: 2 },
  { workshop: 'sourdough', day: '2025-11-29', ...day, bookedElsewhere: 0 },
  { workshop: 'vegetables', day: '2025-12-04', ...evening, bookedElsewhere: 3 },
  { workshop: 'drinks', day: '2025-12-18', ...evening, bookedElsewhere: 0 },
]
