import type { FixedSession } from '#booking/dates/season.ts'
import { usualDate } from './season.ts'

/** The first autumn: thirteen dates, some filled by phone before the site opened. */
export const autumn2025: readonly FixedSession[] = [
  { ...usualDate('drinks'), day: '2025-09-30', bookedElsewhere: 4 },
  { ...usualDate('sourdough'), day: '2025-10-04', bookedElsewhere: 8 },
  { ...usualDate('vegetables'), day: '2025-10-09', bookedElsewhere: 7 },
  { ...usualDate('drinks'), day: '2025-10-14', bookedElsewhere: 10 },
  { ...usualDate('sourdough'), day: '2025-10-18', bookedElsewhere: 4 },
  { ...usualDate('vegetables'), day: '2025-10-23', bookedElsewhere: 0 },
  { ...usualDate('drinks'), day: '2025-10-28', bookedElsewhere: 6 },
  { ...usualDate('sourdough'), day: '2025-11-08', bookedElsewhere: 5 },
  { ...usualDate('vegetables'), day: '2025-11-13', bookedElsewhere: 10 },
  { ...usualDate('drinks'), day: '2025-11-18', bookedElsewhere: 2 },
  { ...usualDate('sourdough'), day: '2025-11-29', bookedElsewhere: 0 },
  { ...usualDate('vegetables'), day: '2025-12-04', bookedElsewhere: 3 },
  { ...usualDate('drinks'), day: '2025-12-18', bookedElsewhere: 0 },
]
