import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SyncedDisk } from './synced-disk.ts'
import type { TracedCall } from './traced-calls.ts'

const folder = '/data'

/** The calls by which a program writes a file, with what differs. */
const call = (name: string, different: Partial<TracedCall> = {}): TracedCall => ({
  name,
  on: undefined,
  descriptor: 3,
  texts: [],
  numbers: [],
  flags: '',
  result: 0,
  ...different,
})
const made = (path: string) =>
  call('openat', { texts: [Buffer.from(path)], flags: ', O_RDWR|O_CREAT', result: 3 })
const wrote = (on: string, text: string, at: number) =>
  call('pwrite64', { on, texts: [Buffer.from(text)], numbers: [at], result: text.length })
const synced = (on: string) => call('fsync', { on })

/** What is found after a power cut: names and contents. */
async function leftBy(calls: readonly TracedCall[], luck?: () => boolean) {
  const disk = new SyncedDisk(folder)
  for (const one of calls) disk.replay(one)
  const place = await mkdtemp(join(tmpdir(), 'hof-ter-gist-disk-'))
  try {
    await disk.leaveIn(place, luck)
    const names = await readdir(place)
    const contents = names.map(async (name) => [name, await readFile(join(place, name), 'utf8')])
    return Object.fromEntries(await Promise.all(contents))
  } finally {
    await rm(place, { recursive: true })
  }
}

it('bytes are there once their file was synced, and the file once its folder was', async () => {
  const written = [made('/data/a'), wrote('/data/a', 'kept', 0), synced('/data/a')]
  expect(await leftBy(written)).toEqual({})
  expect(await leftBy([...written, synced(folder)])).toEqual({ a: 'kept' })
  const more = [...written, synced(folder), wrote('/data/a', ' no', 4)]
  expect(await leftBy(more)).toEqual({ a: 'kept' })
  expect(await leftBy(more, () => true)).toEqual({ a: 'kept no' })
  expect(await leftBy([...more, synced('/data/a')])).toEqual({ a: 'kept no' })
})

it('a name that was given, changed or taken away holds once its folder was synced', async () => {
  const kept = [made('/data/a'), wrote('/data/a', 'one', 0), synced('/data/a'), synced(folder)]
  const renamed = call('rename', { texts: [Buffer.from('/data/a'), Buffer.from('/data/b')] })
  expect(await leftBy([...kept, renamed])).toEqual({ a: 'one' })
  expect(await leftBy([...kept, renamed, synced(folder)])).toEqual({ b: 'one' })
  const gone = call('unlink', { texts: [Buffer.from('/data/a')] })
  expect(await leftBy([...kept, gone])).toEqual({ a: 'one' })
  expect(await leftBy([...kept, gone, synced(folder)])).toEqual({})
})
