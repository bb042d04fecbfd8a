import { describe, expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import { isoInBrussels } from '../dates/brussels-time.ts'
import {
  areDietsOver,
  isBackupOld,
  retentionLimits,
  unpaidOrdersUntil,
  vouchersKeptUntil,
} from './retention.ts'
import type { Status } from '../reservations/status.ts'

const limitsOn = (day: Day) => {
  const limits = Object.entries(retentionLimits(day))
  return Object.fromEntries(limits.map(([name, at]) => [name, isoInBrussels(at)]))
}

describe('data past its time', () => {
  it('a booking goes seven years from 1 January after its workshop, to the day', () => {
    expect(limitsOn('2032-12-31')['bookingsOfDates']).toBe('2025-01-01T00:00:00+01:00')
    expect(limitsOn('2033-01-01')['bookingsOfDates']).toBe('2026-01-01T00:00:00+01:00')
  })

  it('its payments go ten years from the same day', () => {
    expect(limitsOn('2035-12-31')['vouchersOfDates']).toBe('2025-01-01T00:00:00+01:00')
    expect(limitsOn('2036-01-01')['vouchersOfDates']).toBe('2026-01-01T00:00:00+01:00')
    expect(vouchersKeptUntil('2025-12-18')).toBe('2036-01-01')
  })

  it('messages, and requests that were never agreed, go after a year', () => {
    expect(limitsOn('2026-09-15')).toMatchObject({
      messages: '2025-09-15T00:00:00+02:00',
      requests: '2025-09-15T00:00:00+02:00',
      today: '2026-09-15T00:00:00+02:00',
    })
    expect(limitsOn('2028-02-29')['messages']).toBe('2027-02-28T00:00:00+01:00')
  })

  it('free text, a mail’s text and a first answer go after a week of Brussels days', () => {
    expect(limitsOn('2025-10-29')).toMatchObject({
      textsOfDates: '2025-10-22T00:00:00+02:00',
      mailTexts: '2025-10-22T00:00:00+02:00',
      answers: '2025-10-22T00:00:00+02:00',
    })
  })
})

it('an order of a voucher goes unpaid once a statement told of days after its thirty, or at last after 180', () => {
  const until = (told: Day | undefined) =>
    isoInBrussels(unpaidOrdersUntil(retentionLimits('2025-11-12'), told)).slice(0, 10)
  expect(until('2025-10-05')).toBe('2025-09-05')
  expect(until('2025-11-12')).toBe('2025-10-13')
  expect([until('2025-01-05'), until(undefined)]).toEqual(['2025-05-16', '2025-05-16'])
})

describe('the diets of a party', () => {
  const areOver = (status: Status, today: Day) =>
    areDietsOver({ status, workshopOn: '2025-10-09' }, today)

  it('is kept until a week after the day', () => {
    expect(areOver('paid', '2025-10-16')).toBe(false)
    expect(areOver('completed', '2025-10-17')).toBe(true)
  })

  it('goes at once with a booking that ended', () => {
    expect(areOver('cancelled', '2025-09-20')).toBe(true)
    expect(areOver('declined', '2025-09-20')).toBe(true)
  })
})

it('a backup of more than a month ago is old, and so is none', () => {
  expect(isBackupOld('2025-08-15', '2025-09-15')).toBe(false)
  expect(isBackupOld('2025-08-14', '2025-09-15')).toBe(true)
  expect(isBackupOld(undefined, '2025-09-15')).toBe(true)
})
