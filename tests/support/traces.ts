import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files anywhere under a folder that hold a text, in whatever letters, as plain bytes. */
export async function tracesOf(text: string, folder: string): Promise<readonly string[]> {
  const sought = text.toLowerCase()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const traces: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    // A file may go while we look.
    const bytes = await readFile(path, 'latin1').catch(() => '')
    if (bytes.toLowerCase().includes(sought)) traces.push(path)
  }
  return traces
}
