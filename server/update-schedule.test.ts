import { minuteMs } from '#booking/dates/brussels-time.ts'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withOverrides } from '#booking/with-overrides.ts'
import { schedulePlan } from '#content/schedule/plan.ts'
import { reservation } from '#tests/support/records.ts'
import { freshStore, sqlite } from '#tests/support/stores.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { trustAlways } from './clock-watch.ts'
import { updateSchedule, updateScheduleDaily } from './repeated-work.ts'
import { createLog } from './log.ts'
import type { Store } from '#store/store.ts'

const fresh = freshStore(sqlite)
const log = createLog('silent')

/** The farm's own plan on a day that the test can change. */
function partsOn(at: string) {
  let now = new Date(at)
  const office = { ...testOffice(fresh.store), clock: { now: () => now } }
  const parts = { office, log, plan: schedulePlan, isClockRight: trustAlways }
  return { parts, turnTo: (later: string) => (now = new Date(later)) }
}

async function daysKept(parts: Parameters<typeof updateSchedule>[0]) {
  await updateSchedule(parts)
  return (await fresh.store.sessions.list()).map(({ day }) => day)
}

describe('the schedule', () => {
  it('holds the thirteen dates of autumn 2025 and the season up to twelve weeks ahead, by Brussels days', async () => {
    const { parts, turnTo } = partsOn('2025-10-13T23:59:59+02:00')
    const autumn = await daysKept(parts)
    expect([autumn.length, autumn.at(-1)]).toEqual([13, '2025-12-18'])
    turnTo('2025-10-14T00:00:00+02:00')
    // The first of the season, Tuesday 6 January 2026, is twelve weeks away to the day.
    expect(await daysKept(parts)).toEqual([...autumn, '2026-01-06'])
  })

  it('grows by dates to come, and loses none that has been', async () => {
    const { parts, turnTo } = partsOn('2026-02-01T12:00:00+01:00')
    const before = await daysKept(parts)
    turnTo('2026-03-01T12:00:00+01:00')
    const after = await daysKept(parts)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length)
    expect(after.every((day) => day <= '2026-05-24')).toBe(true)
    expect(new Set(after).size).toBe(after.length)
  })

  it('takes back dates on days the farm closes later, but for those with guests', async () => {
    const { store } = fresh
    const { parts } = partsOn('2026-02-01T12:00:00+01:00')
    await updateSchedule(parts)
    const [booked, free] = (await store.sessions.list()).slice(-2)
    if (!booked || !free) throw new Error('There are dates in spring')
    await store.change((changes) => changes.reservations.add(reservation(booked.id)))
    const closed = [...schedulePlan.closed, { from: booked.day, until: free.day }]
    await updateSchedule({ ...parts, plan: { ...schedulePlan, closed } })
    const ids = (await store.sessions.list()).map(({ id }) => id)
    expect(ids).toContain(booked.id)
    expect(ids).not.toContain(free.id)
  })

  it('is left as it was by a clock in doubt, and kept once the clock is right', async () => {
    const { parts, turnTo } = partsOn('2026-02-01T12:00:00+01:00')
    const before = await daysKept(parts)
    for (const wrong of ['2025-10-13T12:00:00+02:00', '2099-10-13T12:00:00+02:00']) {
      turnTo(wrong)
      expect(await daysKept({ ...parts, isClockRight: async () => false })).toEqual(before)
    }
    turnTo('2026-03-01T12:00:00+01:00')
    await updateScheduleDaily(
      parts,
      await updateSchedule({ ...parts, isClockRight: async () => false }),
    )()
    expect((await daysKept(parts)).length).toBeGreaterThan(before.length)
  })
})

describe('while the site runs', () => {
  afterEach(() => void vi.useRealTimers())

  /** Starts at noon on 13 October, over a store with its own way to change things. */
  function startKeeping(change: Store['change']) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { parts, turnTo } = partsOn('2025-10-13T12:00:00+02:00')
    const office = { ...parts.office, store: withOverrides(fresh.store, { change }) }
    const stop = updateScheduleDaily({ ...parts, office }, '2025-10-13')
    const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * minuteMs)
    return { stop, turnTo, minutes }
  }

  it('the schedule is kept again at each new day, and after a day on which that failed', async () => {
    let kept = 0
    let broken = false
    const { stop, turnTo, minutes } = startKeeping((work) => {
      kept += 1
      return broken ? Promise.reject(new Error('locked')) : fresh.store.change(work)
    })
    await minutes(10)
    expect(kept).toBe(0)
    turnTo('2025-10-14T00:00:30+02:00')
    await minutes(10)
    expect(kept).toBe(1)
    broken = true
    turnTo('2025-10-15T00:00:30+02:00')
    await minutes(1)
    broken = false
    await minutes(10)
    expect(kept).toBe(3)
    await stop()
    turnTo('2025-10-16T00:00:30+02:00')
    await minutes(10)
    expect(kept).toBe(3)
  })

  it('stopping waits until the schedule that is being kept has been written', async () => {
    const slow = Promise.withResolvers<void>()
    const { stop, turnTo, minutes } = startKeeping(async (work) => {
      await slow.promise
      return fresh.store.change(work)
    })
    turnTo('2025-10-14T00:00:30+02:00')
    await minutes(1)
    let stopped = false
    const stopping = stop().then(() => (stopped = true))
    await setImmediate()
    expect(stopped).toBe(false)
    slow.resolve()
    await stopping
  })
})
