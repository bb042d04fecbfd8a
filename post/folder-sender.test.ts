import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { queuedMail } from '#tests/support/records.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import { sqlite } from '#tests/support/stores.ts'
import { mailOnFile, queueMailsTo, startTestOutbox } from '#tests/support/test-outbox.ts'
import { createFolderSender } from './senders.ts'

const to = 'an@example.org'

/** An outbox that writes in a folder which `spoil` has made unfit to write in. */
async function stageFolder(spoil: (folder: string, id: string) => Promise<unknown>) {
  await using opened = new AsyncDisposableStack()
  const fresh = opened.use(await sqlite.openFreshStore())
  const folder = join(fresh.dataDir, 'mail')
  const [mail] = await queueMailsTo(fresh.store, to)
  await spoil(folder, mail?.id ?? '')
  const sender = createFolderSender({ folder, helpAddress: 'farm@farm.example' })
  const outbox = opened.adopt(startTestOutbox({ store: fresh.store, to: sender }), (started) =>
    started.stop(),
  )
  const all = opened.move()
  return { ...fresh, folder, outbox, mail, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

it('a mail is one file that only its owner may read, in a folder that only they may open', async () => {
  await using fresh = await sqlite.openFreshStore()
  const folder = join(fresh.dataDir, 'mail')
  const sender = createFolderSender({ folder, helpAddress: 'farm@farm.example' })
  const mail = queuedMail()
  await sender.send(mail)
  expect(await readdir(folder)).toEqual([`${mail.id}.eml`])
  expect((await stat(join(folder, `${mail.id}.eml`))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

type Trouble = readonly [
  what: string,
  code: RegExp,
  spoil: (folder: string, id: string) => Promise<unknown>,
]

const troubles: readonly Trouble[] = [
  ['something else stands in its place', /EEXIST/, (folder) => writeFile(folder, '')],
  ['it leads nowhere', /ENOENT/, (folder) => symlink('/nowhere/at/all', folder)],
]

/** Devices that only Linux has: one that is always full, and a folder where not even root may write. */
const onLinux: readonly Trouble[] = [
  ['the disk is full', /ENOSPC/, fillDisk],
  ['it is read-only', /EROFS|EACCES|EPERM/, (folder) => symlink('/sys', folder)],
]

it.each(process.platform === 'linux' ? [...troubles, ...onLinux] : troubles)(
  'a mail waits while %s, and is written once that is mended',
  async (_, code, spoil) => {
    await using stage = await stageFolder(spoil)
    const { store, folder, outbox, mail } = stage
    await waitUntil(async () => (await mailOnFile(store, to)).problem !== undefined)
    const waiting = await mailOnFile(store, to)
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(waiting.problem).toMatch(code)
    expect(outbox.events('mails-cannot-go-out')).toMatchObject([
      { problem: expect.stringMatching(code) },
    ])

    await rm(folder, { recursive: true, force: true })
    await outbox.skipToNextDue()
    await waitUntil(async () => (await mailOnFile(store, to)).state === 'sent')
    const raw = await readFile(join(folder, `${mail?.id}.eml`))
    expect((await PostalMime.parse(raw)).messageId).toBe(mail?.messageId)
    expect(await readdir(folder)).toEqual([`${mail?.id}.eml`])
  },
)

it.runIf(process.platform === 'linux')('a full disk keeps no half of a mail', async () => {
  await using stage = await stageFolder(fillDisk)
  const { store, folder } = stage
  await waitUntil(async () => (await mailOnFile(store, to)).problem !== undefined)
  expect(await readdir(folder)).toEqual([])
})

/** The mail's first file is linked to a device that is always full. */
async function fillDisk(folder: string, id: string) {
  await mkdir(folder)
  await symlink('/dev/full', join(folder, `${id}.eml.part`))
}
