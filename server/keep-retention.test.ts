import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import type { Message } from '#store/messages.ts'
import { queuedMail, start } from '#tests/support/records.ts'
import { type FreshStore, sqlite } from '#tests/support/stores.ts'
import { believeAlways } from './clock-watch.ts'
import { forgetOldData, forgetOldDataDaily } from './repeated-work.ts'
import { createLog } from './log.ts'

afterEach(() => void vi.useRealTimers())

const message: Omit<Message, 'id' | 'createdAt'> = {
  name: 'Anneleen',
  email: 'anneleen@example.org',
  subject: 'Vraag',
  message: 'Mag de hond mee?',
  language: 'nl',
}

/** Wipes, by the time of day; the first of the new day finds somebody at work. */
async function wipesOf(fresh: FreshStore) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const wipes: string[] = []
  let now = new Date('2025-09-15T21:59:00Z')
  const store = {
    ...fresh.store,
    wipeTraces: async () => {
      wipes.push(now.toISOString().slice(11, 19))
      return !wipes.at(-1)?.startsWith('22:00')
    },
  }
  const clock = { now: () => now }
  const parts = {
    store,
    clock,
    log: createLog('silent'),
    dataDir: fresh.dataDir,
    mailFolder: join(fresh.dataDir, 'mail'),
    isClockRight: believeAlways,
  }
  const stop = forgetOldDataDaily(parts)
  await allWritten()
  for (const minute of ['21:59:59', '22:00:01', '22:01:01', '22:02:01']) {
    now = new Date(`2025-09-15T${minute}Z`)
    vi.advanceTimersByTime(60_000)
    await allWritten()
  }
  await stop()
  return wipes
}

/** Until nothing reads or writes a file any more, for some turns of the event loop. */
async function allWritten() {
  for (let still = 0; still < 10; still++) {
    await setImmediate()
    if (process.getActiveResourcesInfo().includes('FSReqPromise')) still = 0
  }
}

it('what is due is forgotten at the start and at every new day in Brussels', async () => {
  await using fresh = await sqlite.openFreshStore()
  const old = { ...message, id: 'old', createdAt: new Date('2024-09-01T09:00:00Z') }
  await fresh.store.change((changes) => changes.addMessage(old))
  // At midnight in Brussels, and again a minute later as it did not succeed.
  expect(await wipesOf(fresh)).toEqual(['21:59:00', '22:00:01', '22:01:01'])
  expect(await fresh.store.listMessages()).toEqual([])
})

it('a start with nothing to forget leaves the files alone; the night does not', async () => {
  await using fresh = await sqlite.openFreshStore()
  expect(await wipesOf(fresh)).toEqual(['22:00:01', '22:01:01'])
})

it('mails on disk go with what they said; a mail that waits keeps its draft', async () => {
  await using fresh = await sqlite.openFreshStore()
  const mailFolder = join(fresh.dataDir, 'mail')
  const [gone, waits] = [queuedMail(), queuedMail()]
  await fresh.store.change(async (changes) => {
    await changes.queueMail(gone)
    await changes.queueMail(waits)
  })
  await fresh.store.outbox.markSent(gone.id, start)
  await mkdir(mailFolder)
  const fileOf = (id: string, end = '.eml') => join(mailFolder, id + end)
  const files = [fileOf(gone.id), fileOf(gone.id, '.eml.part'), fileOf(waits.id, '.eml.part')]
  for (const file of [...files, fileOf('notes', '.txt')]) await writeFile(file, '')
  const clock = { now: () => new Date('2025-10-15T09:00:00Z') }
  const parts = {
    store: fresh.store,
    clock,
    log: createLog('silent'),
    dataDir: fresh.dataDir,
    mailFolder,
  }
  await forgetOldData(parts, 'when-needed')
  expect(files.map((file) => existsSync(file))).toEqual([false, false, true])
  expect(existsSync(fileOf('notes', '.txt'))).toBe(true)
})

it('traces stay for later while somebody reads, and nobody waits for that', async () => {
  await using fresh = await sqlite.openFreshStore()
  await fresh.store.change((changes) => changes.queueMail(queuedMail()))
  using reader = new DatabaseSync(join(fresh.dataDir, 'hof-ter-gist.sqlite'))
  reader.exec('begin; select count(*) from mail')
  await fresh.store.change((changes) => changes.queueMail(queuedMail()))
  const began = performance.now()
  expect(await fresh.store.wipeTraces()).toBe(false)
  // A write would wait ten seconds for its turn.
  expect(performance.now() - began).toBeLessThan(8_000)
  reader.exec('commit')
  expect(await fresh.store.wipeTraces()).toBe(true)
})
