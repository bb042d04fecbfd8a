import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { type Backup, BackupError, bodyLine, headLine, version } from './backup.ts'

type TableOnFile = {
  readonly name: string
  readonly columns: readonly string[]
  readonly count: number
  readonly rows: (string | number | null)[][]
}

/**
 * Reads a whole backup, and believes it only when its end is there and agrees with all before it.
 *
 * @throws BackupError that says in one line what is wrong with the file
 */
export async function readBackup(path: string): Promise<Backup> {
  const digest = createHash('sha256')
  const tables: TableOnFile[] = []
  const files: { name: string; content: Buffer }[] = []
  let head: v.InferOutput<typeof headLine> | undefined
  let end: string | undefined
  for await (const text of linesIn(path)) {
    if (!head) head = readHead(path, text)
    else {
      const line = v.safeParse(bodyLine, jsonOf(text))
      if (!line.success || end !== undefined) throw damaged(path)
      if (Array.isArray(line.output)) tables.at(-1)?.rows.push(line.output)
      else if ('end' in line.output) end = line.output.end
      else if ('file' in line.output) files.push(fileOf(line.output))
      else {
        const { table: name, columns, rows: count } = line.output
        tables.push({ name, columns, count, rows: [] })
      }
    }
    if (end === undefined) digest.update(`${text}\n`)
  }
  const whole = tables.every(({ rows, count }) => rows.length === count)
  if (!head || !whole || end !== digest.digest('hex')) throw damaged(path)
  const { migrations, takenAt } = head
  return { takenAt: new Date(takenAt), migrations, tables, files }
}

/** Whether a file is a backup at all, by its first line. */
export async function isBackup(path: string): Promise<boolean> {
  try {
    for await (const text of linesIn(path)) return v.is(headLine, jsonOf(text))
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
  }
  return false
}

function readHead(path: string, text: string) {
  const head = v.safeParse(headLine, jsonOf(text))
  if (!head.success) throw new BackupError(`${path} is not a backup of this program.`)
  if (head.output.version <= version) return head.output
  throw new BackupError(`${path} comes from a newer version of this program.`)
}

/** Lines end at a line feed and nowhere else: a name may hold any other line break. */
async function* linesIn(path: string): AsyncGenerator<string> {
  const source = createReadStream(path)
  const unzipped = source.pipe(createGunzip())
  source.once('error', (error) => unzipped.destroy(error))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw problemOf(path, error as NodeJS.ErrnoException)
  } finally {
    source.destroy()
  }
  if (rest !== '') throw damaged(path)
}

function problemOf(path: string, error: NodeJS.ErrnoException): Error {
  const { code = '' } = error
  if (code === 'ENOENT') return new BackupError(`There is no file ${path}.`)
  if (code === 'EISDIR') return new BackupError(`${path} is a folder, not a backup.`)
  if (code === 'Z_DATA_ERROR' && error.message === 'incorrect header check') {
    return new BackupError(`${path} is not a backup of this program.`)
  }
  return code.startsWith('Z_') || error instanceof TypeError ? damaged(path) : error
}

function damaged(path: string): BackupError {
  return new BackupError(`${path} is damaged or cut off; nothing was taken from it.`)
}

function fileOf({ file, base64 }: { readonly file: string; readonly base64: string }) {
  return { name: file, content: Buffer.from(base64, 'base64') }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
