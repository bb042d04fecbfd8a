import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { openFreshStore, queuedMail, start } from '#tests/support/fresh-store.ts'
import { forgetOldData, forgetOldDataDaily } from './keep-retention.ts'
import { createLog } from './log.ts'

afterEach(() => void vi.useRealTimers())

it('what is due is forgotten at the start and at every new day in Brussels', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await using fresh = await openFreshStore()
  const days: string[] = []
  let now = new Date('2025-09-15T21:59:00Z')
  const store = {
    ...fresh.store,
    wipeTraces: async () => {
      days.push(now.toISOString())
      return days.length !== 2
    },
  }
  const clock = { now: () => now }
  const parts = { store, clock, log: createLog('silent'), mailFolder: join(fresh.dataDir, 'mail') }
  const stop = forgetOldDataDaily(parts)
  await vi.waitFor(() => expect(days).toHaveLength(1))
  for (const minute of ['21:59:59', '22:00:01', '22:01:01', '22:02:01']) {
    now = new Date(`2025-09-15T${minute}Z`)
    vi.advanceTimersByTime(60_000)
    await setTimeout(100)
  }
  await stop()
  // At midnight in Brussels, and again a minute later as it did not succeed.
  expect(days.map((day) => day.slice(11, 19))).toEqual(['21:59:00', '22:00:01', '22:01:01'])
})

it('mails on disk go with what they said; a mail that waits keeps its draft', async () => {
  await using fresh = await openFreshStore()
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
  await forgetOldData({ store: fresh.store, clock, log: createLog('silent'), mailFolder })
  expect(files.map((file) => existsSync(file))).toEqual([false, false, true])
  expect(existsSync(fileOf('notes', '.txt'))).toBe(true)
})

it('traces stay for later while somebody reads, and nobody waits for that', async () => {
  await using fresh = await openFreshStore()
  await fresh.store.change((changes) => changes.queueMail(queuedMail()))
  using reader = new DatabaseSync(join(fresh.dataDir, 'hof-ter-gist.sqlite'))
  reader.exec('begin; select count(*) from mail')
  await fresh.store.change((changes) => changes.queueMail(queuedMail()))
  const began = performance.now()
  expect(await fresh.store.wipeTraces()).toBe(false)
  expect(performance.now() - began).toBeLessThan(2_000)
  reader.exec('commit')
  expect(await fresh.store.wipeTraces()).toBe(true)
})
