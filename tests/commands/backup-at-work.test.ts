import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { generateIdentity } from 'age-encryption'
import { expect, test, vi } from 'vitest'
import { hourMs } from '#booking/dates/brussels-time.ts'
import { sealedLines } from '#server/backup/write-backup.ts'
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

test('a backup is packed in pieces, as a turn of the packing thread for each row slows the site beside it', async () => {
  const rows = Array.from({ length: 5000 }, (_, i) => [i])
  const tables = [{ name: 'session', columns: ['id'], rows }]
  const identity = await generateIdentity()
  using write = vi.spyOn(Duplex.prototype, 'write')
  const backup = { takenAt: new Date(), migrations: [], tables }
  await new Response(await sealedLines(backup, { identity })).bytes()
  expect(write.mock.calls.length).toBeLessThan(10)
})
