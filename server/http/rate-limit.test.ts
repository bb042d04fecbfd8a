import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { attemptsOfOneNetwork } from '#office/limits.ts'
import { createRateLimit } from './rate-limit.ts'

/** A pace on a clock that stands still until it is told. */
function createPace() {
  let ms = 1_000_000
  const take = createRateLimit(() => ms, attemptsOfOneNetwork)
  return { take, pass: (seconds: number) => (ms += seconds * 1000) }
}

/** The heap without garbage. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  const sweep = runInNewContext('gc') as () => void
  sweep()
  return process.memoryUsage().heapUsed
}

function takeTimes(take: (address: string) => number, address: string, times: number) {
  return Array.from({ length: times }, () => take(address)).filter((wait) => wait === 0).length
}

describe('the pace', () => {
  it('lets fifty people behind one address try five times each, then says how many seconds to wait', () => {
    const { take } = createPace()
    expect(takeTimes(take, '203.0.113.7', 10_000)).toBe(50 * 5)
    expect(take('203.0.113.7')).toBe(1)
  })

  it('gives a turn back each second, and never more than at the start', () => {
    const { take, pass } = createPace()
    takeTimes(take, '203.0.113.7', 250)
    pass(0.4)
    expect(take('203.0.113.7')).toBe(1)
    pass(0.6)
    expect(takeTimes(take, '203.0.113.7', 5)).toBe(1)
    pass(10)
    expect(takeTimes(take, '203.0.113.7', 50)).toBe(10)
    pass(24 * 3600)
    expect(takeTimes(take, '203.0.113.7', 1000)).toBe(250)
  })

  it('is apart for each address', () => {
    const { take } = createPace()
    takeTimes(take, '203.0.113.7', 1000)
    expect(take('203.0.114.8')).toBe(0)
  })
})

it('addresses of one network share a pace, and what is no address is taken as it comes', () => {
  const { take } = createPace()
  takeTimes(take, '203.0.113.7', 250)
  expect(take('::ffff:203.0.113.70')).toBeGreaterThan(0)
  for (const odd of [
    '',
    'unknown',
    ':::::::::',
    '1:2:3:4:5:6:7:8::9',
    '[2001:db8::1]:443',
    'x'.repeat(1e5),
  ])
    expect(take(odd), odd.slice(0, 20)).toBe(0)
})

describe('memory', () => {
  it('is kept of many addresses at once, so that a crowd does not free a machine', () => {
    const { take } = createPace()
    takeTimes(take, '203.0.113.7', 250)
    for (let i = 0; i < 10_000; i++) take(`198.${i >> 8}.${i & 255}.7`)
    expect(take('203.0.113.7')).toBe(1)
  })

  it('takes no more room for a million addresses than for some thousands', () => {
    const { take } = createPace()
    const before = heapInUse()
    for (let i = 0; i < 1_000_000; i++) take(`${i >> 16}.${(i >> 8) & 255}.${i & 255}.7`)
    expect(heapInUse() - before).toBeLessThan(10_000_000)
    expect(take('203.0.113.7')).toBe(0)
  })

  it('is not kept without end: the oldest address is forgotten first', () => {
    const { take } = createPace()
    takeTimes(take, '203.0.113.7', 250)
    for (let i = 0; i < 25_000; i++) take(`10.${i >> 8}.${i & 255}.7`)
    expect(take('203.0.113.7')).toBe(0)
  })
})
