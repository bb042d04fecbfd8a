import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { answerLine } from '#server/command-line/command-line.ts'
import { backupsUnder } from '#tests/support/backups.ts'
import { disagreementsIn } from '#tests/support/bookings.ts'
import { problemOf } from '#tests/support/command.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { autumn, startTestSite, type TestSite } from '#tests/support/test-site.ts'

let folder: string
let file: string
let site: TestSite
let keyFile: string
const guest = reservationRequest()

beforeAll(async () => {
  const place = await temporaryFolder()
  folder = place.path
  file = join(folder, 'farm.backup')
  site = await startTestSite()
  await callFunction(site.url, 'submit-reservation', guest)
  await site.farm('backup', file)
  keyFile = join(site.dataDir, 'backup-key')
  return async () => {
    await site[Symbol.asyncDispose]()
    await place.remove()
  }
})

const farmWith = (key: string, dataDir: string, ...words: string[]) =>
  answerLine(words, { NOW: autumn, DATA_DIR: dataDir, BACKUP_KEY_FILE: key })

test('a backup shows nobody without the key a name, an address or a secret', async () => {
  const secret = await readFile(join(site.dataDir, 'signing-secret'), 'utf8')
  const bytes = await readFile(file)
  expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/)
  expect(() => gunzipSync(bytes)).toThrow()
  for (const text of [guest.participantName, guest.email, secret.trim(), 'AGE-SECRET-KEY']) {
    expect(bytes.includes(text)).toBe(false)
  }
  const inside = await backupsUnder(keyFile).textOf(file)
  expect(inside).toContain(guest.email)
  expect(inside).not.toContain(secret.trim())
})

test('a restore needs the key of its farm, and leaves it where later backups look', async () => {
  const dataDir = await mkdtemp(join(folder, 'key-'))
  const without = await farmWith('', dataDir, 'restore', file)
  const others = join(folder, 'other-key')
  await farmWith(others, site.dataDir, 'backup', join(folder, 'other.backup'))
  const wrong = await farmWith(others, dataDir, 'restore', file)
  const ofFolder = await farmWith(folder, dataDir, 'restore', file)
  for (const refused of [without, wrong, ofFolder]) {
    expect(problemOf(refused)).toContain('BACKUP_KEY_FILE')
  }
  expect(await readdir(dataDir)).toEqual([])
  expect((await farmWith(keyFile, dataDir, 'restore', file)).code).toBe(0)
  const kept = join(dataDir, 'backup-key')
  expect(await readFile(kept, 'utf8')).toContain(await backupsUnder(keyFile).identity())
  expect((await stat(kept)).mode & 0o777).toBe(0o600)
})

test.each([0.5, 0.99])(
  'one bit changed at %s of a backup is found, and nothing is restored',
  async (part) => {
    const bytes = await readFile(file)
    bytes[Math.floor(bytes.length * part)]! ^= 1
    const path = join(folder, `bit-${part}`)
    await writeFile(path, bytes)
    const dataDir = await mkdtemp(join(folder, 'bit-'))
    const refused = await farmWith(keyFile, dataDir, 'restore', path)
    expect(problemOf(refused)).toContain('damaged or cut off')
    expect(await readdir(dataDir)).toEqual([])
  },
)

test('a restore takes a backup from before they had a key, but not the secret in it', async () => {
  const dataDir = join(folder, 'plain')
  const path = join(folder, 'plain.backup')
  const secret = { file: 'signing-secret', base64: Buffer.from('x'.repeat(43)).toString('base64') }
  const lines = (await backupsUnder(keyFile).textOf(file)).trimEnd().split('\n').slice(0, -1)
  const head = lines[0]?.replace('"version":2', '"version":1') ?? ''
  const text = `${[head, ...lines.slice(1), JSON.stringify(secret)].join('\n')}\n`
  const end = createHash('sha256').update(text).digest('hex')
  await writeFile(path, gzipSync(`${text}${JSON.stringify({ end })}\n`))
  expect((await farmWith('', dataDir, 'restore', path)).code).toBe(0)
  expect(disagreementsIn(dataDir)).toEqual([])
  expect(await readdir(dataDir)).not.toContain('signing-secret')
})
