import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerLine } from '#server/command-line/command-line.ts'
import { backupsUnder } from '#tests/support/backups.ts'
import { type Booked, bookOn, disagreementsIn } from '#tests/support/bookings.ts'
import { problemOf } from '#tests/support/command.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { DateOnFile } from '#tests/support/dates.ts'
import { mailsOnceSent, waitUntil } from '#tests/support/sent-mails.ts'
import { startTestSite, type TestSite } from '#tests/support/test-site.ts'

const winter = '2026-01-02T09:00:00+01:00'
/** Nobody answers there: what was queued stays. */
const noMailServer = 'smtp://127.0.0.1:9'

let folder: string
let file: string
let keyFile: string
let site: TestSite
let before: Booked[]
let after: Booked[]

/** Guests book one after the other, several at once, until told to stop. */
function keepBooking(dates: readonly DateOnFile[], booked: Booked[]) {
  const until = new AbortController()
  const guests = Array.from({ length: 6 }, async (_, i) => {
    for (let round = 0; !until.signal.aborted; round++) {
      const date = dates[(round * 6 + i) % dates.length]
      const one = date && (await bookOn(site.url, date))
      if (one) booked.push(one)
    }
  })
  return async () => {
    until.abort()
    await Promise.all(guests)
  }
}

beforeAll(async () => {
  const place = await temporaryFolder()
  folder = place.path
  file = join(folder, 'farm.backup')
  const env = { NOW: winter, RATE_LIMIT: 'off', SMTP_URL: noMailServer }
  site = await startTestSite({ env })
  keyFile = join(site.dataDir, 'backup-key')
  const booked: Booked[] = []
  const stop = keepBooking(await site.farm<DateOnFile>('schedule'), booked)
  await waitUntil(() => booked.length > 20)
  before = [...booked]
  await Promise.all([site.farm('backup', file), waitUntil(() => booked.length > before.length)])
  after = booked.slice(before.length)
  await stop()
  return async () => {
    await site[Symbol.asyncDispose]()
    await place.remove()
  }
})

const farm = (dataDir: string, ...words: string[]) =>
  answerLine(words, { DATA_DIR: dataDir, NOW: winter, BACKUP_KEY_FILE: keyFile })

const reservationsIn = async (dataDir: string): Promise<Booked[]> =>
  JSON.parse((await farm(dataDir, 'reservations', '--json')).out)

/** Every file with what is in it. */
async function contentOf(dataDir: string) {
  const names = (await readdir(dataDir)).toSorted()
  return Promise.all(names.map(async (name) => [name, await readFile(join(dataDir, name), 'hex')]))
}

describe('a backup taken while guests book', () => {
  test('is put back whole: every booking that was answered before, and books that agree', async () => {
    expect(after.length).toBeGreaterThan(0)
    const dataDir = join(folder, 'whole')
    const { code, out } = await farm(dataDir, 'restore', file, '--json')
    expect(code).toBe(0)
    const reservations = await reservationsIn(dataDir)
    const ids = new Set(reservations.map(({ id }) => id))
    for (const { id } of before) expect(ids).toContain(id)
    expect(disagreementsIn(dataDir)).toEqual([])
    expect(JSON.parse(out)).toMatchObject([{ reservations: ids.size, mails: 2 * ids.size }])
  })

  test('sends nothing until it is told to', async () => {
    const dataDir = join(folder, 'held')
    const { err } = await farm(dataDir, 'restore', file)
    expect(err).toContain('farm mails --release')

    await using restored = await startTestSite({
      dataDir,
      env: { NOW: '2026-01-02T10:00:00+01:00' },
    })
    const [date] = (await restored.farm<DateOnFile>('schedule')).filter(({ left }) => left > 0)
    if (date) await bookOn(restored.url, date)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await restored.mailFiles()).toEqual([])
    const mails = await restored.farm<{ state: string }>('mails', '--release')
    expect(mails.length).toBeGreaterThan(40)
    expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['waiting']))
    await mailsOnceSent(restored, mails.length)
  })

  test('is for its owner alone, and nothing unfinished is left beside it', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('gives the same backup again once it was put back', async () => {
    const dataDir = join(folder, 'again')
    await farm(dataDir, 'restore', file)
    await farm(dataDir, 'backup', `${file}-again`)
    const rowsOf = async (path: string) =>
      (await backupsUnder(keyFile).textOf(path))
        .split('\n')
        .slice(1, -2)
        // The two differences: the mails are held, and earlier links have ended.
        .filter((line) => !line.startsWith(`[1,"${new Date(winter).toISOString().slice(0, 10)}`))
        .filter((line) => line !== '[1,null]' && !/^\[1,"([\da-f-]{36})?"\]$/.test(line))
    expect(await rowsOf(`${file}-again`)).toEqual(await rowsOf(file))
  })
})

describe('a restore', () => {
  /** The backup with something changed in it, and its digest as it was. */
  async function changed(name: string, change: (text: string) => string): Promise<string> {
    const path = join(folder, name)
    const { sealed, textOf } = backupsUnder(keyFile)
    await writeFile(path, await sealed(change(await textOf(file))))
    return path
  }

  test.each([
    ['into a store with anything in it', 'not empty', async () => file],
    [
      'of a file that was cut off',
      'damaged or cut off',
      async () => {
        const whole = await readFile(file)
        await writeFile(join(folder, 'cut'), whole.subarray(0, whole.length - 100))
        return join(folder, 'cut')
      },
    ],
    [
      'of a file without its last lines',
      'damaged or cut off',
      () => changed('short', (text) => text.split('\n').slice(0, -5).join('\n') + '\n'),
    ],
    [
      'of a file with one letter changed',
      'damaged or cut off',
      () => changed('letter', (text) => text.replace('Anneleen', 'Annelean')),
    ],
    [
      'of a file that a newer program wrote',
      'newer version',
      () => changed('newer', (text) => text.replace('"version":2', '"version":3')),
    ],
    [
      'of any other file',
      'not a backup',
      async () => {
        await writeFile(join(folder, 'other'), 'Zuurkool, 2 kg')
        return join(folder, 'other')
      },
    ],
    ['of a file that is not there', 'no file', async () => join(folder, 'nowhere')],
  ])('%s is refused in one line, and the store stays as it was', async (_, reason, prepare) => {
    const path = await prepare()
    const empty = reason !== 'not empty'
    const dataDir = await mkdtemp(join(folder, 'store-'))
    if (!empty) await farm(dataDir, 'restore', file)
    const kept = await contentOf(dataDir)
    expect(problemOf(await farm(dataDir, 'restore', path))).toContain(reason)
    expect(await contentOf(dataDir)).toEqual(kept)
  })

  test('takes a store whose tables were made and never used', async () => {
    const dataDir = join(folder, 'unused')
    await farm(dataDir, 'reservations')
    expect((await farm(dataDir, 'restore', file)).code).toBe(0)
    expect(disagreementsIn(dataDir)).toEqual([])
  })
})

describe('a backup file', () => {
  test('never takes the place of anything but an earlier backup', async () => {
    const database = join(site.dataDir, 'hof-ter-gist.sqlite')
    const refused = await farm(site.dataDir, 'backup', database)
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('was left as it is')
    expect((await farm(site.dataDir, 'reservations')).code).toBe(0)
    expect((await farm(site.dataDir, 'backup', file)).code).toBe(0)
  })

  test('one among others removes older backups of this farm, and no other file', async () => {
    const kept = await mkdtemp(join(folder, 'kept-'))
    const old = 'hof-ter-gist-2025-12-03T075959Z.backup'
    // A process that was killed left these unfinished.
    const unfinished = [`.${old}.4711.part`, '.2025-11-30.backup.4712.part']
    const others = ['hof-ter-gist-2025-12-04T080000Z.backup', 'notes-2020-01-01.backup']
    for (const name of [old, '2025-11-30.backup', ...unfinished, ...others]) {
      await writeFile(join(kept, name), '')
    }
    expect((await farm(site.dataDir, 'backup', '--keep', '30d', kept)).code).toBe(0)
    const made = 'hof-ter-gist-2026-01-02T080000Z.backup'
    const names = (await readdir(kept)).map((name) => name.replace(/T0800\d\dZ/, 'T080000Z'))
    expect(names.toSorted()).toEqual([...others, made].toSorted())
    const refused = await farm(site.dataDir, 'backup', '--keep', 'a while', kept)
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('30d') })
  })

  test('is not made of a folder that the site never used', async () => {
    const { code, err } = await farm(join(folder, 'wrong'), 'backup', join(folder, 'empty.backup'))
    expect(code).toBe(1)
    expect(err).toContain('DATA_DIR')
    expect(await readdir(folder)).not.toContain('empty.backup')
  })
})
