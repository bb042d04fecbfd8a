import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deskBackup as words } from '#content/words/nl/desk-backup.ts'
import { answerLine } from '#server/command-line/command-line.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { press } from '#tests/support/forms.ts'
import { textAt } from '#tests/support/pages.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const farm = sharedFarm()

test('the key is shown to a fresh key alone, and the file that then comes is put back with it', async () => {
  const page = `${farm.desk}/back-up`
  const home = () => textAt(farm.desk)
  expect(await home()).toContain(words.never)
  expect(await textAt(page)).toContain(words.file.first)
  // No backup can be taken before the key can be on paper.
  expect((await press(page, { do: 'take-backup' })).status).toBe(303)
  const shown = await press(page, { do: 'show-key' })
  const html = await shown.text()
  const key = /<p class="copyable[^>]*>(.*?)<\/p>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? ''
  expect(key).toMatch(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/)
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(await farm.html(page)).not.toContain('AGE-SECRET')

  const id = await farm.book()
  const given = await press(page, { do: 'take-backup' })
  expect(given.headers.get('cache-control')).toBe('no-store')
  const [, name = ''] = /filename="(.+)"/.exec(given.headers.get('content-disposition') ?? '') ?? []
  expect(name).toMatch(/^hof-ter-gist-2025-09-15T\d{6}Z\.backup$/)
  await using folder = await temporaryFolder()
  const file = join(folder.path, name)
  const keyFile = join(folder.path, 'paper')
  await writeFile(file, new Uint8Array(await given.arrayBuffer()))
  await writeFile(keyFile, `${key}\n`, { mode: 0o600 })
  const env = {
    DATA_DIR: join(folder.path, 'put-back'),
    BACKUP_KEY_FILE: keyFile,
    NOW: '2025-09-16T09:00:00+02:00',
  }
  expect((await answerLine(['restore', file, '--json'], env)).code).toBe(0)
  const { out } = await answerLine(['reservations', '--json'], env)
  expect(out).toContain(id)

  expect(await home()).toContain('Laatste back-up: maandag 15 september 2025.')
  farm.sql("update desk_device set key_used_at = '2025-09-14T09:00:00.000Z'")
  expect((await press(page, { do: 'show-key' })).status).toBe(403)
  for (const init of [{}, { method: 'POST', body: 'do=take-backup' }]) {
    expect((await fetch(page, init)).status).toBe(403)
  }
})
