import { expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import { isoInBrussels } from '../dates/brussels-time.ts'
import {
  areDietsOver,
  isBackupOld,
  keptSince,
  type RetentionName,
  unpaidOrdersUntil,
  vouchersKeptUntil,
} from './retention.ts'
import type { Status } from '../reservations/status.ts'

it.each<[RetentionName, Day, string]>([
  ['bookings', '2032-12-31', '2025-01-01T00:00:00+01:00'],
  ['bookings', '2033-01-01', '2026-01-01T00:00:00+01:00'],
  ['books', '2035-12-31', '2025-01-01T00:00:00+01:00'],
  ['books', '2036-01-01', '2026-01-01T00:00:00+01:00'],
  ['messages', '2026-09-15', '2025-09-15T00:00:00+02:00'],
  ['mails', '2026-09-15', '2025-09-15T00:00:00+02:00'],
  ['messages', '2028-02-29', '2027-02-28T00:00:00+01:00'],
  ['requests', '2026-09-15', '2025-09-15T00:00:00+02:00'],
  ['today', '2026-09-15', '2026-09-15T00:00:00+02:00'],
  ['afterTheDay', '2025-10-29', '2025-10-22T00:00:00+02:00'],
  ['mailTexts', '2025-10-29', '2025-10-22T00:00:00+02:00'],
  ['answers', '2025-10-29', '2025-10-22T00:00:00+02:00'],
  ['turns', '2025-10-29', '2025-10-23T00:00:00+02:00'],
  ['proofs', '2026-09-15', '2025-09-15T00:00:00+02:00'],
  ['away', '2026-09-15', '2025-09-15T00:00:00+02:00'],
])('what is kept as %s is on %s no older than %s', (term, today, since) => {
  expect(isoInBrussels(keptSince(today)(term))).toBe(since)
})

it('amounts are kept until ten years from 1 January after the workshop', () => {
  expect(vouchersKeptUntil('2025-12-18')).toBe('2036-01-01')
})

it('an order of a voucher goes unpaid once a statement told of days after its thirty, or at last after 180', () => {
  const until = (lastLine: Day | undefined) =>
    isoInBrussels(unpaidOrdersUntil(keptSince('2025-11-12'), lastLine)).slice(0, 10)
  expect(until('2025-10-05')).toBe('2025-09-05')
  expect(until('2025-11-12')).toBe('2025-10-13')
  expect([until('2025-01-05'), until(undefined)]).toEqual(['2025-05-16', '2025-05-16'])
})

it('diets are kept until a week after the day, and go at once with a booking that ended', () => {
  const areOver = (status: Status, today: Day) =>
    areDietsOver({ status, endsAt: new Date('2025-10-09T20:00:00Z') }, today)
  expect(areOver('paid', '2025-10-16')).toBe(false)
  expect(areOver('completed', '2025-10-17')).toBe(true)
  expect(areOver('cancelled', '2025-09-20')).toBe(true)
  expect(areOver('declined', '2025-09-20')).toBe(true)
})

it('a backup of more than a month ago is old, and so is none', () => {
  expect(isBackupOld('2025-08-15', '2025-09-15')).toBe(false)
  expect(isBackupOld('2025-08-14', '2025-09-15')).toBe(true)
  expect(isBackupOld(undefined, '2025-09-15')).toBe(true)
})
