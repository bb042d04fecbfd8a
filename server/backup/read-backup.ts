import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { ConfigError } from '../config.ts'
import { type Backup, BackupError, bodyLine, headLine, backupHead } from './backup.ts'
import type { BackupKey } from './backup-key.ts'
import { isSealed, SealError, unseal } from './sealed.ts'
import { errorCode } from '../files.ts'

type FindKey = () => BackupKey

type TableOnFile = {
  readonly name: string
  readonly columns: readonly string[]
  readonly count: number
  readonly rows: (string | number | null)[][]
}

/** A backup is sound when its end agrees with everything before; else a BackupError in one line. */
export async function readBackup(path: string, key: FindKey): Promise<Backup> {
  const digest = createHash('sha256')
  const tables: TableOnFile[] = []
  let head: v.InferOutput<typeof headLine> | undefined
  let end: string | undefined
  for await (const text of linesIn(path, key)) {
    if (!head) head = readHead(path, text)
    else {
      const line = v.safeParse(bodyLine, jsonOf(text))
      if (!line.success || end !== undefined) throw damaged(path)
      if (Array.isArray(line.output)) tables.at(-1)?.rows.push(line.output)
      else if ('end' in line.output) end = line.output.end
      else if ('table' in line.output) {
        const { table: name, columns, rows: count } = line.output
        tables.push({ name, columns, count, rows: [] })
      }
    }
    if (end === undefined) digest.update(`${text}\n`)
  }
  const whole = tables.every(({ rows, count }) => rows.length === count)
  if (!head || !whole || end !== digest.digest('hex')) throw damaged(path)
  const { migrations, takenAt } = head
  return { takenAt: new Date(takenAt), migrations, tables }
}

export async function isBackup(path: string, key: FindKey): Promise<boolean> {
  try {
    for await (const text of linesIn(path, key)) return v.is(headLine, jsonOf(text))
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
  }
  return false
}

function readHead(path: string, text: string) {
  const head = v.safeParse(headLine, jsonOf(text))
  if (!head.success) throw new BackupError(`${path} is not a backup of this program.`)
  if (head.output.version <= backupHead.version) return head.output
  throw new BackupError(`${path} comes from a newer version of this program.`)
}

/** Lines end at a line feed alone: a name may hold any other line break. */
async function* linesIn(path: string, key: FindKey): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    for await (const chunk of unzippedOf(path, key)) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw problemOf(path, error)
  }
  if (rest !== '') throw damaged(path)
}

async function* unzippedOf(path: string, key: FindKey): AsyncGenerator<Buffer> {
  const findKey = (await isSealed(path)) ? key : undefined
  const source = createReadStream(path)
  const unzipped = createGunzip()
  try {
    const zipped = findKey ? unseal(source, findKey()) : source
    const done = pipeline(zipped, unzipped)
    done.catch(() => undefined)
    yield* unzipped
  } finally {
    source.destroy()
    unzipped.destroy()
  }
}

function problemOf(path: string, error: unknown): unknown {
  if (error instanceof BackupError || error instanceof ConfigError) return error
  const code = errorCode(error) ?? ''
  if (code === 'ENOENT') return new BackupError(`There is no file ${path}.`)
  if (code === 'EISDIR') return new BackupError(`${path} is a folder, not a backup.`)
  if (error instanceof Error && error.message === 'incorrect header check') {
    return new BackupError(`${path} is not a backup of this program.`)
  }
  const isDamage = code.startsWith('Z_') || error instanceof TypeError || error instanceof SealError
  return isDamage ? damaged(path) : error
}

function damaged(path: string): BackupError {
  return new BackupError(`${path} is damaged or cut off; nothing was taken from it.`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
