import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { hourMs } from '#booking/dates/brussels-time.ts'
import { type Backup, BackupError, backupHead, type BackupLine } from './backup.ts'
import type { BackupKey } from './backup-key.ts'
import { isBackup, readBackup } from './read-backup.ts'
import { seal } from './sealed.ts'
import { syncFolder } from '../files.ts'

/** Writes a whole file, which it read back, or none; replaces a backup of that name only. Throws a BackupError. */
export async function writeBackup(backup: Backup, path: string, key: BackupKey): Promise<void> {
  // A site that was ever started has dates, so a folder without any is another one.
  const dates = backup.tables.find(({ name }) => name === 'session')?.rows.length ?? 0
  if (dates === 0)
    throw new BackupError('Nothing has been kept here yet: is DATA_DIR the right one?')
  if (!existsSync(dirname(path))) throw new BackupError(`There is no folder ${dirname(path)}.`)
  if (existsSync(path) && !(await isBackup(path, () => key))) {
    throw new BackupError(
      `${path} is something else than a backup made with this key, and was left as it is.`,
    )
  }
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}.part`)
  try {
    await writeFile(unfinished, await sealedLines(backup, key), { mode: 0o600, flush: true })
    await readBackup(unfinished, () => key)
    await rename(unfinished, path)
    await removeUnfinished(path)
    await syncFolder(dirname(path))
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** A killed process leaves all its guests in a file that no later backup replaces; one at work is younger than an hour. */
async function removeUnfinished(path: string): Promise<void> {
  const folder = dirname(path)
  const beginning = `.${basename(path)}.`
  const { mtimeMs: now } = await stat(path)
  for (const name of await readdir(folder)) {
    const isOurs = name.startsWith(beginning) && /^\d+\.part$/.test(name.slice(beginning.length))
    if (!isOurs) continue
    const left = statSync(join(folder, name), { throwIfNoEntry: false })
    if (left && now - left.mtimeMs > hourMs) await rm(join(folder, name), { force: true })
  }
}

/** The content of a backup, made as it is read: a reader without its end has no backup. */
export function sealedLines(backup: Backup, key: Pick<BackupKey, 'identity'>) {
  const zip = createGzip()
  // The reader of the bytes gets the error.
  pipeline(Readable.from(inPieces(linesOf(backup))), zip).catch(() => undefined)
  return seal(zip, key)
}

const pieceLength = 2 ** 16

/** Packing a piece is a turn of another thread: many lines are worth one. */
function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = ''
  for (const line of lines) {
    piece += line
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield piece
}

function* linesOf({ takenAt, migrations, tables }: Backup): Generator<string> {
  const digest = createHash('sha256')
  const line = (content: BackupLine) => {
    const text = `${JSON.stringify(content)}\n`
    digest.update(text)
    return text
  }
  yield line({ ...backupHead, takenAt: takenAt.toISOString(), migrations: [...migrations] })
  for (const { name, columns, rows } of tables) {
    yield line({ table: name, columns: [...columns], rows: rows.length })
    for (const row of rows) yield line([...row])
  }
  yield `${JSON.stringify({ end: digest.digest('hex') } satisfies BackupLine)}\n`
}
