import type { FixedSession } from '#booking/dates/season.ts'
import { usual } from './season.ts'

/** The first autumn: thirteen dates, some filled by phone before the site opened. */
export const autumn2025: readonly FixedSession[] = [
  { ...usual('drinks'), day: '2025-09-30', bookedElsewhere: 4 },
  { ...usual('sourdough'), day: '2025-10-04', bookedElsewhere: 8 },
  { ...usual('vegetables'), day: '2025-10-09', bookedElsewhere: 7 },
  { ...usual('drinks'), day: '2025-10-14', bookedElsewhere: 10 },
  { ...usual('sourdough'), day: '2025-10-18', bookedElsewhere: 4 },
  { ...usual('vegetables'), day: '2025-10-23', bookedElsewhere: 0 },
  { ...usual('drinks'), day: '2025-10-28', bookedElsewhere: 6 },
  { ...usual('sourdough'), day: '2025-11-08', bookedElsewhere: 5 },
  { ...usual('vegetables'), day: '2025-11-13', bookedElsewhere: 10 },
  { ...usual('drinks'), day: '2025-11-18', bookedElsewhere: 2 },
  { ...usual('sourdough'), day: '2025-11-29', bookedElsewhere: 0 },
  { ...usual('vegetables'), day: '2025-12-04', bookedElsewhere: 3 },
  { ...usual('drinks'), day: '2025-12-18', bookedElsewhere: 0 },
]
