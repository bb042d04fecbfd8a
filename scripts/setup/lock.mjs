import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './root.mjs'
import { step } from './say.mjs'

// The holder touches its lock far more often than this, however long its work takes.
const staleAfter = 20_000
const touchEvery = 2_000

/** Two commands started at once must not install or build into the same folder. */
export async function withLock(work, lock = join(root, '.setup/lock')) {
  const mark = [hostname(), process.pid, randomUUID()].join('/')
  mkdirSync(dirname(lock), { recursive: true })
  if (!take(lock, mark)) {
    await step('Waiting for another set-up to finish', () => waitFor(lock, mark))
  }
  const touching = setInterval(() => touch(lock, mark), touchEvery)
  try {
    return await work()
  } finally {
    clearInterval(touching)
    if (read(lock) === mark) rmSync(lock, { force: true })
  }
}

async function waitFor(lock, mark) {
  while (!take(lock, mark)) await sleep(200)
}

function take(lock, mark) {
  breakIfStale(lock)
  return unless('EEXIST', () => writeFileSync(lock, mark, { flag: 'wx' }))
}

/**
 * A crash leaves its lock behind. Of two that find it, one may already hold a new lock by the time
 * the other moves it away: what was moved is looked at, and a live lock is put back.
 */
function breakIfStale(lock) {
  const found = read(lock)
  if (found === undefined || !(isOfTheDead(found) || isUntouched(lock))) return
  const aside = `${lock}-${randomUUID()}`
  if (!unless('ENOENT', () => renameSync(lock, aside))) return
  if (read(aside) !== found) unless('EEXIST', () => linkSync(aside, lock))
  rmSync(aside, { force: true })
}

// Process numbers mean nothing across machines or containers that share the folder.
function isOfTheDead(mark) {
  const [host, pid] = mark.split('/')
  if (host !== hostname()) return false
  try {
    return !process.kill(Number(pid), 0)
  } catch (error) {
    // Anything else, as another user's process, is alive.
    return error.code === 'ESRCH'
  }
}

function isUntouched(lock) {
  const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  return Date.now() - touched > staleAfter
}

function touch(lock, mark) {
  if (read(lock) === mark) utimesSync(lock, new Date(), new Date())
}

function read(file) {
  let content
  unless('ENOENT', () => (content = readFileSync(file, 'utf8')))
  return content
}

/** Does it; gives false where the one expected error kept it from being done. */
function unless(expected, act) {
  try {
    act()
    return true
  } catch (error) {
    if (error.code === expected) return false
    throw error
  }
}
