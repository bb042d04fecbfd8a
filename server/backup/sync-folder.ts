import { open } from 'node:fs/promises'

/** A new name is on the disk once its folder is. Windows cannot open a folder, and need not. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  await using folder = await open(path, 'r')
  await folder.sync()
}
