import { minuteMs } from '#booking/dates/brussels-time.ts'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { withOverrides } from '#booking/with-overrides.ts'
import { queuedMail, start } from '#tests/support/records.ts'
import { freshStore, sqlite } from '#tests/support/stores.ts'
import { trustAlways } from './clock-watch.ts'
import { forgetOldData, forgetOldDataDaily } from './repeated-work.ts'
import { createLog } from './log.ts'

afterEach(() => void vi.useRealTimers())

const anneleen = { name: 'Anneleen', email: 'anneleen@example.org', language: 'nl' } as const
const fresh = freshStore(sqlite)
const partsOf = () => ({
  store: fresh.store,
  log: createLog('silent'),
  dataDir: fresh.dataDir,
  mailFolder: join(fresh.dataDir, 'mail'),
})

/** Wipes, by the time of day; the first of the new day finds somebody at work. */
async function wipesOf() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const wipes: string[] = []
  let now = new Date('2025-09-15T21:59:00Z')
  const store = withOverrides(fresh.store, {
    wipeTraces: async () => {
      wipes.push(now.toISOString().slice(11, 19))
      return !wipes.at(-1)?.startsWith('22:00')
    },
  })
  const clock = { now: () => now }
  const stop = forgetOldDataDaily({ ...partsOf(), store, clock, isClockRight: trustAlways })
  await allWritten()
  for (const minute of ['21:59:59', '22:00:01', '22:01:01', '22:02:01']) {
    now = new Date(`2025-09-15T${minute}Z`)
    vi.advanceTimersByTime(minuteMs)
    await allWritten()
  }
  await stop()
  return wipes
}

/** Waits until no file is read or written any more, for some turns of the event loop. */
async function allWritten() {
  for (let still = 0; still < 10; still++) {
    await setImmediate()
    if (process.getActiveResourcesInfo().includes('FSReqPromise')) still = 0
  }
}

it('old data is forgotten at the start and at every new day in Brussels', async () => {
  const text = { subject: 'Vraag', message: 'Mag de hond mee?' }
  const old = { id: 'old', ...anneleen, ...text, createdAt: new Date('2024-09-01T09:00:00Z') }
  await fresh.store.change((changes) => changes.messages.add(old))
  // The wipe runs at midnight in Brussels, and again a minute later as it failed.
  expect(await wipesOf()).toEqual(['21:59:00', '22:00:01', '22:01:01'])
  expect(await fresh.store.messages.list()).toEqual([])
})

it('a start with nothing to forget leaves the files alone; the night does not', async () => {
  expect(await wipesOf()).toEqual(['22:00:01', '22:01:01'])
})

it('mails on disk go with their texts; a mail that waits keeps its draft', async () => {
  const { mailFolder } = partsOf()
  const gone = queuedMail()
  const waits = queuedMail()
  await fresh.store.change(async (changes) => {
    await changes.mails.queue([gone])
    await changes.mails.queue([waits])
  })
  await fresh.store.outbox.markSent(gone.id, start)
  await mkdir(mailFolder)
  const fileOf = (id: string, end = '.eml') => join(mailFolder, id + end)
  const files = [fileOf(gone.id), fileOf(gone.id, '.eml.part'), fileOf(waits.id, '.eml.part')]
  for (const file of [...files, fileOf('notes', '.txt')]) await writeFile(file, '')
  const clock = { now: () => new Date('2025-10-15T09:00:00Z') }
  await forgetOldData({ ...partsOf(), clock }, 'when-needed')
  expect(files.map((file) => existsSync(file))).toEqual([false, false, true])
  expect(existsSync(fileOf('notes', '.txt'))).toBe(true)
})

it('traces stay for later while somebody reads, and nobody waits for that', async () => {
  await fresh.store.change((changes) => changes.mails.queue([queuedMail()]))
  using reader = new DatabaseSync(join(fresh.dataDir, 'hof-ter-gist.sqlite'))
  reader.exec('begin; select count(*) from mail')
  await fresh.store.change((changes) => changes.mails.queue([queuedMail()]))
  const began = performance.now()
  expect(await fresh.store.wipeTraces()).toBe(false)
  // A write would wait ten seconds for its turn.
  expect(performance.now() - began).toBeLessThan(8_000)
  reader.exec('commit')
  expect(await fresh.store.wipeTraces()).toBe(true)
})

it('visitors are answered while the files are wiped', async () => {
  const visitor = new AbortController()
  void setImmediate().then(() => visitor.abort())
  expect(await fresh.store.wipeTraces()).toBe(true)
  expect(visitor.signal.aborted).toBe(true)
})
