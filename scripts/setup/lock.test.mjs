import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

let folder
let lock

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  lock = join(folder, 'lock')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('two commands started at once do their work one after the other', async () => {
  const log = []
  const work = (name) => async () => {
    log.push(`${name} begins`)
    await sleep(50)
    log.push(`${name} ends`)
  }
  await Promise.all([withLock(work('one'), lock), withLock(work('two'), lock)])
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('a failure gives the lock back', async () => {
  const failing = withLock(() => Promise.reject(new Error('no network')), lock)
  await expect(failing).rejects.toThrow('no network')
  expect(existsSync(lock)).toBe(false)
})

test('the lock of a process that died is taken over at once', async () => {
  const noSuchProcess = 2 ** 30
  writeFileSync(lock, `${hostname()}/${noSuchProcess}/mark`)
  expect(await withLock(() => 'done', lock)).toBe('done')
})

test('a lock that nobody has touched for long is taken over', async () => {
  writeFileSync(lock, 'another-machine/1/mark')
  utimesSync(lock, new Date(0), new Date(0))
  expect(await withLock(() => 'done', lock)).toBe('done')
})
