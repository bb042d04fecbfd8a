import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hourMs } from '#booking/dates/brussels-time.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

test('a backup to one file takes away what a killed process left of it, and nothing of one at work', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hof-ter-gist-unfinished-'))
  const site = await startTestSite()
  try {
    const [left, other] = ['.a.backup.4711.part', '.b.backup.4711.part']
    const atWork = '.a.backup.4712.part'
    for (const name of [left, other, atWork]) await writeFile(join(folder, name), '')
    const twoHoursAgo = new Date(Date.now() - 2 * hourMs)
    for (const name of [left, other]) await utimes(join(folder, name), twoHoursAgo, twoHoursAgo)
    await site.farm('backup', join(folder, 'a.backup'))
    expect((await readdir(folder)).toSorted()).toEqual([atWork, other, 'a.backup'].toSorted())
  } finally {
    await removeData(site)
    await rm(folder, { recursive: true, force: true })
  }
})
