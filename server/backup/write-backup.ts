import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Backup, BackupError, format, type Line, version } from './backup.ts'
import { isBackup, readBackup } from './read-backup.ts'
import { syncFolder } from '../sync-folder.ts'

/**
 * Writes a backup so that the file is there whole and on the disk, or not at all: under another
 * name first, read back, then renamed. An earlier backup of that name is replaced; any other file
 * is not.
 *
 * @throws BackupError when there is nothing to keep, or no place to keep it
 */
export async function writeBackup(backup: Backup, path: string): Promise<void> {
  // A site that was ever started has dates: without any, this is some other folder.
  const dates = backup.tables.find(({ name }) => name === 'session')?.rows.length ?? 0
  if (dates === 0)
    throw new BackupError('Nothing has been kept here yet: is DATA_DIR the right one?')
  if (!existsSync(dirname(path))) throw new BackupError(`There is no folder ${dirname(path)}.`)
  if (existsSync(path) && !(await isBackup(path))) {
    throw new BackupError(`${path} is something else than a backup and was left as it is.`)
  }
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}.part`)
  try {
    await writeOut(backup, unfinished)
    await readBackup(unfinished)
    await rename(unfinished, path)
    await syncFolder(dirname(path))
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function writeOut(backup: Backup, path: string): Promise<void> {
  // It holds names and addresses, and the secret: for its owner alone.
  await using file = await open(path, 'w', 0o600)
  const lines = Readable.from(linesOf(backup))
  await pipeline(lines, createGzip(), (zipped) => file.writeFile(zipped))
  await file.sync()
}

function* linesOf({ takenAt, migrations, tables, files }: Backup): Generator<string> {
  const digest = createHash('sha256')
  const line = (content: Line) => {
    const text = `${JSON.stringify(content)}\n`
    digest.update(text)
    return text
  }
  yield line({ format, version, takenAt: takenAt.toISOString(), migrations: [...migrations] })
  for (const { name, columns, rows } of tables) {
    yield line({ table: name, columns: [...columns], rows: rows.length })
    for (const row of rows) yield line([...row])
  }
  for (const { name, content } of files) {
    yield line({ file: name, base64: content.toString('base64') })
  }
  yield `${JSON.stringify({ end: digest.digest('hex') } satisfies Line)}\n`
}
