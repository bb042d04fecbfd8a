import type { TestOffice } from './test-office.ts'

/** What came of somebody's step, and whose booking it was about: `{kind} {booking}`. */
export function toldToGuests(told: TestOffice['told']): readonly string[] {
  return told.flatMap((news) =>
    'reservation' in news && !ofTheDays.has(news.kind)
      ? [`${news.kind} ${news.reservation.id}`]
      : [],
  )
}

/** What the days bring by themselves, which has its own tests. */
const ofTheDays = new Set([
  'deposit-reminder',
  'balance-request',
  'practical',
  'unanswered',
  'deposit-overdue',
  'balance-overdue',
])
