import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addSession } from '#tests/support/records.ts'
import { databases, freshStore } from '#tests/support/stores.ts'

describe.each(databases)('$name: places', (on) => {
  const fresh = freshStore(on)

  it('are given whole parties at a time, or not at all', async () => {
    const { store } = fresh
    const id = await addSession(store, { capacity: 8, bookedElsewhere: 4 })
    const take = (places: number, of = id) =>
      store.change((changes) => changes.sessions.takePlaces(of, places))
    expect(await take(1, 'nowhere')).toBeUndefined()
    expect(await take(5)).toBeUndefined()
    expect(await take(3)).toMatchObject({ id, taken: 7, capacity: 8 })
    expect(await take(2)).toBeUndefined()
    expect(await take(1)).toMatchObject({ taken: 8 })
    expect(await take(1)).toBeUndefined()
  })

  it('are never more than there are, whatever parties come', async () => {
    const { store } = fresh
    let hour = 0
    const parties = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(parties, fc.integer({ min: 0, max: 10 }), async (sizes, elsewhere) => {
        const startsAt = new Date(Date.UTC(2025, 9, 1, (hour += 1)))
        const planned = { origin: `party ${hour}`, startsAt, bookedElsewhere: elsewhere }
        const id = await addSession(store, planned)
        const taken = await Promise.all(
          sizes.map((size) => store.change((changes) => changes.sessions.takePlaces(id, size))),
        )
        const given = sizes.filter((_, i) => taken[i]).reduce((sum, size) => sum + size, elsewhere)
        expect(given).toBeLessThanOrEqual(10)
        const session = (await store.sessions.list()).find((one) => one.id === id)
        expect(session?.taken).toBe(given)
      }),
      { numRuns: 20 },
    )
  })

  it('too many are refused by the database itself', async () => {
    const id = await addSession(fresh.store)
    const session = fresh.tables().updateTable('session').where('id', '=', id)
    for (const taken of [11, -1]) {
      await expect(session.set({ taken }).execute()).rejects.toThrow('session_places')
    }
  })

  it('taken or given back change what the schedule says; places refused do not', async () => {
    const { store } = fresh
    const id = await addSession(store)
    const before = await store.scheduleRevision()
    await store.change((changes) => changes.sessions.takePlaces(id, 11))
    expect(await store.scheduleRevision()).toBe(before)
    await store.change((changes) => changes.sessions.takePlaces(id, 1))
    const taken = await store.scheduleRevision()
    expect(taken).toBeGreaterThan(before)
    await store.change((changes) => changes.sessions.freePlaces(id, 1))
    expect(await store.scheduleRevision()).toBeGreaterThan(taken)
  })
})
