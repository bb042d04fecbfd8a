import { minuteMs } from '../dates/brussels-time.ts'
import { expect, it } from 'vitest'
import { hasFreshKey, isDeviceOver } from './known-device.ts'

const now = new Date('2025-09-15T09:00:00+02:00')
const device = { lastSeenAt: now, keyUsedAt: now }

it.each([
  ['thirty days unused', { lastSeenAt: '2025-08-16T00:00:00+02:00' }, false],
  ['longer', { lastSeenAt: '2025-08-15T23:59:59+02:00' }, true],
  ['a year after its last key', { keyUsedAt: '2024-09-15T00:00:00+02:00' }, false],
  ['longer, however often it is used', { keyUsedAt: '2024-09-14T23:59:59+02:00' }, true],
])('a device ends: %s', (_, since, over) => {
  const seen = Object.entries(since).map(([name, at]) => [name, new Date(at)] as const)
  expect(isDeviceOver({ ...device, ...Object.fromEntries(seen) }, now)).toBe(over)
})

it('a key is fresh for a quarter of an hour, and not when the clock went back', () => {
  const usedAt = (ms: number) => ({ keyUsedAt: new Date(now.getTime() - ms) })
  expect(hasFreshKey(usedAt(15 * minuteMs - 1), now)).toBe(true)
  expect(hasFreshKey(usedAt(15 * minuteMs), now)).toBe(false)
  expect(hasFreshKey(usedAt(-15 * minuteMs), now)).toBe(false)
})
