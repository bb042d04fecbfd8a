import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { addSession, queuedMail, reservation } from '#tests/support/records.ts'
import { databases, freshStore, sqlite } from '#tests/support/stores.ts'
import type { Store } from './store.ts'
import type { Changes, Reads } from './subjects.ts'

/** A change that stands still half-way, two places taken, until somebody has looked. */
function halfDone(store: Store, id: string, then: (changes: Changes) => Promise<unknown>) {
  const halfWay = Promise.withResolvers<void>()
  const looked = Promise.withResolvers<void>()
  const change = store.change(async (changes) => {
    await changes.sessions.takePlaces(id, 2)
    halfWay.resolve()
    await looked.promise
    await then(changes)
  })
  return { change, halfWay: halfWay.promise, goOn: () => looked.resolve() }
}

describe.each(databases)('$name: a change', (on) => {
  const fresh = freshStore(on)

  it('leaves nothing behind when it throws at its end', async () => {
    const { store } = fresh
    const id = await addSession(store)
    const revision = await store.scheduleRevision()
    const change = store.change(async (changes) => {
      await changes.sessions.takePlaces(id, 2)
      await changes.reservations.add(reservation(id))
      await changes.mails.queue([queuedMail()])
      throw new Error('power cut')
    })
    await expect(change).rejects.toThrow('power cut')
    expect(await store.sessions.list()).toMatchObject([{ taken: 0 }])
    expect(await store.reservations.list()).toEqual([])
    expect(await store.mails.list()).toEqual([])
    expect(await store.scheduleRevision()).toBe(revision)
  })

  it('is not seen half done by another process, and at once when it is done', async () => {
    const { store } = fresh
    const beside = await fresh.open()
    const id = await addSession(store)
    const before = await beside.scheduleRevision()
    const { change, halfWay, goOn } = halfDone(store, id, (changes) =>
      changes.reservations.add(reservation(id)),
    )
    await halfWay
    expect(await beside.sessions.list()).toMatchObject([{ taken: 0 }])
    goOn()
    await change
    expect(await beside.sessions.list()).toMatchObject([{ taken: 2 }])
    expect(await beside.reservations.list()).toHaveLength(1)
    expect(await beside.scheduleRevision()).toBeGreaterThan(before)
  })

  it('leaves the revision to be read, and raises it for nobody when it is undone', async () => {
    const { store } = fresh
    const id = await addSession(store)
    const before = await store.scheduleRevision()
    const { change, halfWay, goOn } = halfDone(store, id, () => {
      throw new Error('power cut')
    })
    await halfWay
    expect(await store.scheduleRevision()).toBe(before)
    goOn()
    await expect(change).rejects.toThrow('power cut')
    expect(await store.scheduleRevision()).toBe(before)
  })

  it('lets other requests in between its many statements, as many reads in a row do', async () => {
    const { store } = fresh
    const readUntilOthers = async ({ sessions }: Pick<Reads, 'sessions'>) => {
      const others = new AbortController()
      void setImmediate().then(() => others.abort())
      for (let read = 0; !others.signal.aborted; read++) {
        expect(read).toBeLessThan(20_000)
        await sessions.list()
      }
    }
    await readUntilOthers(store)
    await store.change(readUntilOthers)
  })
})

it('SQLite: a change waits for that of another process, and the thread does not', async () => {
  await using fresh = await sqlite.openFreshStore()
  using other = new DatabaseSync(join(fresh.dataDir, 'hof-ter-gist.sqlite'))
  other.exec('begin immediate')
  const change = addSession(fresh.store)
  await setImmediate()
  other.exec('commit')
  await change
})
