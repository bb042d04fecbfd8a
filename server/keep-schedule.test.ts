import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { schedulePlan } from '#content/schedule/plan.ts'
import { reservation } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { keepScheduleCurrent, keepScheduleDaily } from './repeated-work.ts'
import { createLog } from './log.ts'
import type { Store } from '#store/store.ts'

const log = createLog('silent')

/** The farm's own plan on a day that the test can change. */
function partsOn(store: Store, day: string) {
  let now = new Date(day)
  return {
    parts: { office: { ...testOffice(store), clock: { now: () => now } }, log, plan: schedulePlan },
    turnTo: (later: string) => (now = new Date(later)),
  }
}

async function daysIn(store: Store): Promise<string[]> {
  return (await store.listSessions()).map(({ day }) => day)
}

describe('the schedule', () => {
  it('holds the thirteen dates of autumn 2025 and the season up to twelve weeks ahead', async () => {
    await using fresh = await sqlite.openFreshStore()
    const { parts, turnTo } = partsOn(fresh.store, '2025-09-15T09:00:00+02:00')
    await keepScheduleCurrent(parts)
    expect(await daysIn(fresh.store)).toHaveLength(13)
    turnTo('2025-10-14T00:00:00+02:00')
    await keepScheduleCurrent(parts)
    // The first of the season, Tuesday 6 January 2026, is twelve weeks away to the day.
    expect((await daysIn(fresh.store)).slice(13)).toEqual(['2026-01-06'])
  })

  it('turns at midnight in Brussels, not where the server stands', async () => {
    await using fresh = await sqlite.openFreshStore()
    const { parts, turnTo } = partsOn(fresh.store, '2025-10-13T23:59:59+02:00')
    await keepScheduleCurrent(parts)
    expect((await daysIn(fresh.store)).at(-1)).toBe('2025-12-18')
    turnTo('2025-10-14T00:00:00+02:00')
    await keepScheduleCurrent(parts)
    expect((await daysIn(fresh.store)).at(-1)).toBe('2026-01-06')
  })

  it('grows by what comes, and loses nothing that has been', async () => {
    await using fresh = await sqlite.openFreshStore()
    const { parts, turnTo } = partsOn(fresh.store, '2026-02-01T12:00:00+01:00')
    await keepScheduleCurrent(parts)
    const before = await daysIn(fresh.store)
    turnTo('2026-03-01T12:00:00+01:00')
    await keepScheduleCurrent(parts)
    const after = await daysIn(fresh.store)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length)
    expect(after.every((day) => day <= '2026-05-24')).toBe(true)
    expect(new Set(after).size).toBe(after.length)
  })

  it('takes back dates on days the farm closes later, but for those with guests', async () => {
    await using fresh = await sqlite.openFreshStore()
    const { store } = fresh
    const { parts } = partsOn(store, '2026-02-01T12:00:00+01:00')
    await keepScheduleCurrent(parts)
    const [booked, free] = (await store.listSessions()).slice(-2)
    if (!booked || !free) throw new Error('There are dates in spring')
    await store.change((changes) => changes.addReservation(reservation(booked.id)))
    const closed = [...schedulePlan.closed, { from: booked.day, to: free.day }]
    await keepScheduleCurrent({ ...parts, plan: { ...schedulePlan, closed } })
    const ids = (await store.listSessions()).map(({ id }) => id)
    expect(ids).toContain(booked.id)
    expect(ids).not.toContain(free.id)
  })
})

describe('while the site runs', () => {
  it('the schedule is kept again at each new day, and after a day on which that failed', async () => {
    await using fresh = await sqlite.openFreshStore()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const { parts, turnTo } = partsOn(fresh.store, '2025-10-13T12:00:00+02:00')
      let kept = 0
      let broken = false
      const change: Store['change'] = (work) => {
        kept += 1
        return broken ? Promise.reject(new Error('locked')) : fresh.store.change(work)
      }
      const office = { ...parts.office, store: { ...fresh.store, change } }
      const stop = keepScheduleDaily({ ...parts, office })
      const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)
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
    } finally {
      vi.useRealTimers()
    }
  })

  it('stopping waits until the schedule that is being kept has been written', async () => {
    await using fresh = await sqlite.openFreshStore()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const { parts, turnTo } = partsOn(fresh.store, '2025-10-13T12:00:00+02:00')
      const slow = Promise.withResolvers<void>()
      const change: Store['change'] = async (work) => {
        await slow.promise
        return fresh.store.change(work)
      }
      const office = { ...parts.office, store: { ...fresh.store, change } }
      const stop = keepScheduleDaily({ ...parts, office })
      turnTo('2025-10-14T00:00:30+02:00')
      await vi.advanceTimersByTimeAsync(60_000)
      let stopped = false
      const stopping = stop().then(() => (stopped = true))
      await setImmediate()
      expect(stopped).toBe(false)
      slow.resolve()
      await stopping
    } finally {
      vi.useRealTimers()
    }
  })
})
