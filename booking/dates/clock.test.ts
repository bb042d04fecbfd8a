import { expect, it } from 'vitest'
import { createClock } from './clock.ts'

it('the clock is the real one', () => {
  const before = Date.now()
  const told = createClock().now().getTime()
  expect(told >= before && told <= Date.now()).toBe(true)
})

it('a clock that starts on another day runs on from there', async () => {
  const start = new Date('2025-09-15T09:00:00+02:00')
  const before = Date.now()
  const clock = createClock(start)
  const first = clock.now().getTime() - start.getTime()
  await new Promise((resolve) => setTimeout(resolve, 20))
  const second = clock.now().getTime() - start.getTime()
  expect(first >= 0 && first <= Date.now() - before).toBe(true)
  expect(second - first).toBeGreaterThanOrEqual(15)
  expect(second).toBeLessThanOrEqual(Date.now() - before)
})
