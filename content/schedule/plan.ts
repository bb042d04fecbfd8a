import type { SchedulePlan } from '#booking/dates/season.ts'
import { autumn2025 } from './autumn-2025.ts'
import { closedPeriods, season } from './season.ts'

export const schedulePlan: SchedulePlan = { fixedDates: autumn2025, season, closed: closedPeriods }
