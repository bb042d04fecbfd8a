import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from '#tests/support/command.ts'
import { mailsOnceSent } from '#tests/support/sent-mails.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** A folder that everybody on the machine may look into, as a service manager makes it. */
async function openFolder() {
  const folder = await temporaryFolder()
  await chmod(folder.path, 0o755)
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
  await using folder = await openFolder()
  await using site = await startSiteProcess({ dataDir: folder.path })
  await callFunction(site.url, 'send-contact-email', contactMessage())
  await mailsOnceSent(site, 2)
  expect(await filesForOthers(site.dataDir)).toEqual([])
})

onUnix('nor what the command line keeps where it came first', async () => {
  await using folder = await openFolder()
  const env = { DATA_DIR: folder.path }
  expect(await runProgram('farm', ['schedule'], env)).toMatchObject({ code: 0 })
  expect(await filesForOthers(folder.path)).toEqual([])
})
