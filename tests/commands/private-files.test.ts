import { chmod, mkdtemp, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from '#tests/support/command.ts'
import { mailsOnceSent } from '#tests/support/sent-mails.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'

/** A folder that everybody on the machine may look into, as a service manager makes it. */
async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hof-ter-gist-'))
  await chmod(folder, 0o755)
  return folder
}

/** The files in a folder, and in those below, that others than their owner may read or write. */
async function filesForOthers(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true })
  const modes = await Promise.all(
    all.map(async (name) => ({ name, mode: (await stat(join(folder, name))).mode })),
  )
  expect(modes).not.toEqual([])
  return modes.filter(({ mode }) => mode & 0o077).map(({ name }) => name)
}

const onUnix = test.skipIf(process.platform === 'win32')

onUnix('nobody else on the machine can read what the site keeps', async () => {
  await using site = await startSiteProcess({ dataDir: await openFolder() })
  await callFunction(site.url, 'send-contact-email', contactMessage())
  await mailsOnceSent(site, 2)
  expect(await filesForOthers(site.dataDir)).toEqual([])
})

onUnix('nor what the command line keeps where it came first', async () => {
  const folder = await openFolder()
  expect(await runProgram('farm', ['schedule'], { DATA_DIR: folder })).toMatchObject({ code: 0 })
  expect(await filesForOthers(folder)).toEqual([])
})
