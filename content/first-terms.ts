import type { Terms } from '#booking/house/terms.ts'

/** Terms until the owner changes them on the desk (specification, section 9). */
export const firstTerms: Terms = {
  depositPercent: 50,
  // Our own choice: a week allows for slow banks and a weekend.
  depositDays: 7,
  balanceDaysBefore: 7,
  refund: [
    { daysBefore: 7, percent: 100 },
    { daysBefore: 3, percent: 50, successor: true },
    { daysBefore: 0, percent: 0, successor: true },
  ],
  moveDaysBefore: 3,
  answerHours: 24,
  voucherYears: 5,
}
