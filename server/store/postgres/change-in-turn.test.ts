import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { addSession, plannedSession, start } from '#tests/support/records.ts'
import { postgres } from '#tests/support/stores.ts'
import type { Store } from '../store.ts'

it('a change that reads first and writes then finds nothing changed in between', async () => {
  await using fresh = await postgres.openFreshStore()
  const id = await addSession(fresh.store)
  const [session] = await fresh.store.listSessions()
  const takeOne = (store: Store) =>
    store.change(async (changes) => {
      const before = await changes.findSession(session!)
      await setTimeout(5)
      const after = await changes.takePlaces(id, 1)
      return after!.taken - before!.taken
    })
  const stores = await Promise.all(Array.from({ length: 4 }, () => fresh.open()))
  const steps = await Promise.all([...stores, ...stores].map(takeOne))
  expect(steps).toEqual(steps.map(() => 1))
})

it('processes that put the plan on the schedule at the same moment put it there once', async () => {
  await using fresh = await postgres.openFreshStore()
  const stores = await Promise.all(Array.from({ length: 4 }, () => fresh.open()))
  const planned = Array.from({ length: 20 }, (_, day) => {
    const startsAt = new Date(start.getTime() + day * 86_400_000)
    return plannedSession({ origin: `day ${day}`, startsAt })
  })
  for (const plan of [planned, planned.slice(5), planned]) {
    const kept = await Promise.all(stores.map((store) => store.keepSchedule(plan, start)))
    expect(await fresh.store.listSessions()).toHaveLength(plan.length)
    expect(kept.filter(({ added, withdrawn }) => added + withdrawn > 0)).toHaveLength(1)
  }
})

it('a rush of changes leaves room for whoever only looks', async () => {
  await using fresh = await postgres.openFreshStore()
  const id = await addSession(fresh.store)
  const held = Promise.withResolvers<void>()
  const changes = Array.from({ length: 20 }, () =>
    fresh.store.change(async (one) => {
      await held.promise
      await one.takePlaces(id, 1)
    }),
  )
  expect(await fresh.store.listSessions()).toMatchObject([{ taken: 0 }])
  await fresh.store.check()
  held.resolve()
  await Promise.all(changes)
})
