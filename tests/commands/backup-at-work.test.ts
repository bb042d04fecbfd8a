import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { generateIdentity } from 'age-encryption'
import { expect, test, vi } from 'vitest'
import { hourMs } from '#booking/dates/brussels-time.ts'
import { answerLine } from '#server/command-line/command-line.ts'
import { createBackups } from '#server/backup/desk-backups.ts'
import { sealedLines } from '#server/backup/write-backup.ts'
import { openDatabase } from '#store/open-database.ts'
import { testSecrets } from '#tests/support/secrets.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { startTestSite } from '#tests/support/test-site.ts'

test('a backup to one file takes away what a killed process left of it, and nothing of one at work', async () => {
  await using place = await temporaryFolder()
  const folder = place.path
  await using site = await startTestSite()
  const left = '.a.backup.4711.part'
  const other = '.b.backup.4711.part'
  const atWork = '.a.backup.4712.part'
  for (const name of [left, other, atWork]) await writeFile(join(folder, name), '')
  const twoHoursAgo = new Date(Date.now() - 2 * hourMs)
  for (const name of [left, other]) await utimes(join(folder, name), twoHoursAgo, twoHoursAgo)
  await site.farm('backup', join(folder, 'a.backup'))
  expect((await readdir(folder)).toSorted()).toEqual([atWork, other, 'a.backup'].toSorted())
})

test('a backup among others removes none while the clock is doubted, and says so', async () => {
  await using place = await temporaryFolder()
  await using site = await startTestSite()
  const earlier = '2020-01-01.backup'
  await writeFile(join(place.path, earlier), '')
  await site.farm('clock', '--right')
  // Today is further from the autumn of the site than a server is off for a holiday.
  const line = ['backup', '--keep', '30d', place.path]
  const { err } = await answerLine(line, { DATA_DIR: site.dataDir })
  expect(err).toContain('clock --right')
  expect(await readdir(place.path)).toEqual([earlier, expect.stringContaining('hof-ter-gist')])
})

test('a backup that failed, or whose download broke off, does not count as made', async () => {
  await using site = await startTestSite()
  const config = { backupKeyFile: join(site.dataDir, 'backup-key') }
  await using store = await openDatabase({ ...site, databaseUrl: undefined, secrets: testSecrets })
  const lastDay = () => store.history.findLastDayOf('backup')
  const { take } = createBackups({ config, store, clock: { now: () => new Date('2025-09-16') } })
  await expect(site.farm('backup', '/nowhere/a.backup')).rejects.toThrow('no folder')
  await (await take()).body.cancel()
  expect(await lastDay()).toBeUndefined()
  await site.farm('backup', join(site.dataDir, 'a.backup'))
  expect(await lastDay()).toBe('2025-09-15')
  await new Response((await take()).body).bytes()
  expect(await lastDay()).toBe('2025-09-16')
})

test('a backup is packed in pieces, as a turn of the packing thread for each row slows the site beside it', async () => {
  const rows = Array.from({ length: 5000 }, (_, i) => [i])
  const tables = [{ name: 'session', columns: ['id'], rows }]
  const identity = await generateIdentity()
  using write = vi.spyOn(Duplex.prototype, 'write')
  const backup = { takenAt: new Date(), migrations: [], tables }
  await new Response(await sealedLines(backup, { identity })).bytes()
  expect(write.mock.calls.length).toBeLessThan(10)
})
