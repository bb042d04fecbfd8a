import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Store } from '#store/store.ts'

type Traces = { readonly store: Store; readonly mailFolder: string }

/** False when the database was in use all the time; then the night wipes the files. */
export async function takeTracesAway({ store, mailFolder }: Traces): Promise<boolean> {
  await sweepMailFolder(mailFolder, await store.mails.listWithText())
  for (let tries = 0; tries < 20; tries++) {
    if (await store.wipeTraces()) return true
    await setTimeout(100)
  }
  return false
}

/** Removes the mails on disk whose text the store has forgotten, and drafts that were cut off. */
export async function sweepMailFolder(
  folder: string,
  withText: ReadonlySet<string>,
): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const forgotten = names.filter((name) => {
    const id = /^([\da-f-]{36})\.eml(\.part)?$/.exec(name)?.[1]
    return id !== undefined && !withText.has(id)
  })
  for (const name of forgotten) await rm(join(folder, name), { force: true })
  return forgotten.length
}
