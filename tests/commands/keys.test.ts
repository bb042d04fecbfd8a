import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerLine } from '#server/command-line/command-line.ts'
import { problemOfStart } from '#tests/support/command.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { fileSite } from '#tests/support/worker.ts'

const site = fileSite()

const pathOf = async () => {
  const [desk] = await site.farm<{ url: string }>('desk')
  return new URL(desk?.url ?? '').pathname
}
/** A good key lets its browser in, and leads on; one that is not known is shut out. */
const statusOf = async (path: string) =>
  (await fetch(site.url + path, { method: 'POST', redirect: 'manual' })).status

test('a new key signs at once, and the links of the one before still open', async () => {
  const before = [await pathOf(), await pathOf()] as const
  const keys = await site.farm('keys', 'rotate')
  expect(keys).toEqual([
    { key: 1, state: expect.stringMatching(/^until \d{4}-\d\d-\d\d$/) },
    { key: 2, state: 'signs' },
  ])
  const after = [await pathOf(), await pathOf()] as const
  expect([await statusOf(before[0]), await statusOf(after[0])]).toEqual([303, 303])
  const file = join(site.dataDir, 'signing-secret')
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  // Retention leaves the file like this once the last link of key 1 has ended.
  const lines = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, lines.slice(1).join('\n'))
  expect([await statusOf(before[1]), await statusOf(after[1])]).toEqual([403, 303])
})

test('a key that leaked opens nothing from then on, while the site runs', async () => {
  const before = await pathOf()
  expect(await site.farm('keys', 'end', '2')).toEqual([{ key: 3, state: 'signs' }])
  expect([await statusOf(before), await statusOf(await pathOf())]).toEqual([403, 303])
  await expect(site.farm('keys', 'end', '2')).rejects.toThrow('no key 2')
  await expect(site.farm('keys', 'end')).rejects.toThrow('keys end NUMBER')
})

test('a key from the environment is changed there, as the command says', async () => {
  const env = { DATA_DIR: site.dataDir, SIGNING_SECRET: 'x'.repeat(32) }
  const { code, out, err } = await answerLine(['keys', 'rotate'], env)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain('SIGNING_SECRET')
})

test.each(['signing-secret', 'backup-key'])(
  'a %s that is empty or short stops the start with one line that names the file',
  async (name) => {
    for (const text of ['', 'short']) {
      await using folder = await temporaryFolder()
      await writeFile(join(folder.path, name), text)
      const problem = await problemOfStart({ DATA_DIR: folder.path })
      expect(problem).toContain(join(folder.path, name))
    }
  },
)
