import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { minuteMs } from '#booking/dates/brussels-time.ts'
import { keyLink } from '#letters/links.ts'
import { fillStore } from '#store/backup/fill-store.ts'
import { addSession, start } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { testSecrets } from '#tests/support/secrets.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import {
  dropEndedKeys,
  endSigningKey,
  rotateSigningKey,
  readSigningKeys,
  createSiteLinks,
} from './signing-keys.ts'
const ends = new Date('2026-03-01T12:00:00Z')

async function folder() {
  const { path: dataDir, remove } = await temporaryFolder()
  const config = { dataDir, signingSecret: undefined }
  return { config, file: join(dataDir, 'signing-secret'), [Symbol.asyncDispose]: remove }
}

it('a full disk leaves no half of a key', async () => {
  await using place = await folder()
  await symlink('/dev/full', `${place.file}.${process.pid}`)
  expect(() => readSigningKeys(place.config)).toThrow('ENOSPC')
  expect(await readdir(place.config.dataDir)).toEqual([])
})

it('a running site takes up a new key, and the earlier one stays', async () => {
  await using place = await folder()
  const running = readSigningKeys(place.config)
  const [first] = running()
  rotateSigningKey(place.config.dataDir, ends)
  expect(running()).toMatchObject([{ ...first, endsAt: ends }, { number: 2 }])
  expect(readSigningKeys(place.config)()).toEqual(running())
  expect((await stat(place.file)).mode & 0o777).toBe(0o600)
})

it('a key is taken away once its last link has ended, and its number is not given again', async () => {
  await using place = await folder()
  const { dataDir } = place.config
  const running = readSigningKeys(place.config)
  rotateSigningKey(dataDir, ends)
  dropEndedKeys(dataDir, new Date(ends.getTime() - 1))
  expect(running()).toHaveLength(2)
  dropEndedKeys(dataDir, ends)
  expect(running().map(({ number }) => number)).toEqual([2])
  rotateSigningKey(dataDir, ends)
  expect(running().map(({ number }) => number)).toEqual([2, 3])
})

it('a key that was replaced twice ends when the links of its own time do', async () => {
  await using place = await folder()
  const { dataDir } = place.config
  rotateSigningKey(dataDir, ends)
  const later = new Date('2026-05-01T12:00:00Z')
  expect(rotateSigningKey(dataDir, later)).toMatchObject([{ endsAt: ends }, { endsAt: later }, {}])
})

it('a key that leaked is gone at once, and one with another number signs', async () => {
  await using place = await folder()
  const { dataDir } = place.config
  const running = readSigningKeys(place.config)
  running()
  expect(endSigningKey(dataDir, 1)).toMatchObject([{ number: 2 }])
  rotateSigningKey(dataDir, ends)
  expect(endSigningKey(dataDir, 2)).toMatchObject([{ number: 3 }])
  expect(running()).toEqual(readSigningKeys(place.config)())
  expect(endSigningKey(dataDir, 2)).toBeUndefined()
  expect((await stat(place.file)).mode & 0o777).toBe(0o600)
})

it('a file from before keys had numbers is key 1', async () => {
  await using place = await folder()
  await writeFile(place.file, `${'s'.repeat(43)}\n`)
  expect(readSigningKeys(place.config)()).toEqual([{ number: 1, secret: 's'.repeat(43) }])
})

it.each([
  '',
  '\n',
  'short',
  `1 ${'s'.repeat(31)}`,
  `x ${'s'.repeat(43)}`,
  `1 ${'s'.repeat(43)} soon`,
])('a file that says %j is refused, and left as it is', async (text) => {
  await using place = await folder()
  await writeFile(place.file, text)
  expect(() => readSigningKeys(place.config)).toThrow(place.file)
  expect(await readFile(place.file, 'utf8')).toBe(text)
})

const link = keyLink({ id: randomUUID(), endsAt: new Date(start.getTime() + minuteMs) })

it.each([undefined, 'one-secret-for-every-process-of-the-farm'])(
  'a restore ends every earlier link and device, with the secret %s',
  async (signingSecret) => {
    await using fresh = await sqlite.openFreshStore()
    await using place = await sqlite.findPlace()
    await addSession(fresh.store)
    // The folder with the earlier key is still there.
    const config = { dataDir: fresh.dataDir, signingSecret }
    const before = await createSiteLinks(config, fresh.store)
    const token = before.token(link)
    expect(before.read(token, start).kind).toBe('valid')

    const seen = { firstSeenAt: start, lastSeenAt: start, keyUsedAt: start }
    const device = { id: 'd', browser: 'Safari', ...seen }
    await fresh.store.change((changes) => changes.devices.add(device, 'digest'))
    const copy = await fresh.store.copy()
    const beforeCommit = async () => undefined
    const at = { ...place, databaseUrl: undefined, secrets: testSecrets }
    await fillStore(at, { copy, heldSince: start, beforeCommit })
    const restored = await place.open()
    expect(await restored.devices.list()).toEqual([])
    const after = await createSiteLinks(config, restored)
    expect(after.read(token, start)).toEqual({ kind: 'unknown' })
    const fromNow = after.token(link)
    expect(after.read(fromNow, start).kind).toBe('valid')
  },
)
