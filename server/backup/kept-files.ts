import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { secretFile } from '../signing-secret.ts'
import type { KeptFile } from './backup.ts'
import { syncFolder } from '../sync-folder.ts'

/** Files of `DATA_DIR` that the database does not hold and nothing can make again. */
const names = [secretFile]

export async function readKeptFiles(dataDir: string): Promise<readonly KeptFile[]> {
  const files: KeptFile[] = []
  for (const name of names) {
    try {
      files.push({ name, content: await readFile(join(dataDir, name)) })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return files
}

export async function writeKeptFiles(dataDir: string, files: readonly KeptFile[]): Promise<void> {
  for (const { name, content } of files) {
    if (!names.includes(name)) continue
    const path = join(dataDir, name)
    await using file = await open(`${path}.part`, 'w', 0o600)
    await file.writeFile(content)
    await file.sync()
    await rename(`${path}.part`, path)
  }
  await syncFolder(dataDir)
}
