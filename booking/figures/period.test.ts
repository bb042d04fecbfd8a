import { expect, it } from 'vitest'
import {
  periodsWithin,
  periodAfter,
  periodBefore,
  periodOf,
  readPeriodName,
  wholeOf,
} from './period.ts'

it.each([
  ['year', '2024-02-29', { name: '2024', from: '2024-01-01', until: '2024-12-31' }],
  ['quarter', '2024-02-29', { name: '2024-K1', from: '2024-01-01', until: '2024-03-31' }],
  ['quarter', '2025-12-31', { name: '2025-K4', from: '2025-10-01', until: '2025-12-31' }],
  ['month', '2024-02-29', { name: '2024-02', from: '2024-02-01', until: '2024-02-29' }],
] as const)('the %s of %s', (kind, day, expected) => {
  expect(periodOf(kind, day)).toEqual({ kind, ...expected })
})

it('a period is read from its own name, and from no other', () => {
  for (const kind of ['year', 'quarter', 'month'] as const) {
    const period = periodOf(kind, '2025-08-15')
    expect(readPeriodName(period.name)).toEqual(period)
  }
  for (const name of ['', '25', '2025-K5', '2025-K0', '2025-13', '2025-00', '2025-9', "2025'"]) {
    expect(readPeriodName(name)).toBeUndefined()
  }
})

it('a period follows the one before it, in any year', () => {
  for (const kind of ['year', 'quarter', 'month'] as const) {
    const period = periodOf(kind, '2025-01-31')
    expect(periodBefore(period).until).toBe('2024-12-31')
    expect(periodAfter(periodBefore(period))).toEqual(period)
  }
})

it('a year is made of quarters, and a quarter of months', () => {
  const year = periodOf('year', '2025-05-05')
  const quarters = periodsWithin(year)
  expect(quarters.map(({ name }) => name)).toEqual(['2025-K1', '2025-K2', '2025-K3', '2025-K4'])
  const months = quarters.flatMap(periodsWithin)
  expect(months).toHaveLength(12)
  expect(months.map(wholeOf)).toEqual(quarters.flatMap((each) => [each, each, each]))
  expect(quarters.map(wholeOf)).toEqual([year, year, year, year])
  expect([wholeOf(year), periodsWithin(months[0]!)]).toEqual([undefined, []])
})
