import * as v from 'valibot'
import type { StoreCopy } from '../store/store.ts'

/** Everything the farm must not lose, as of one moment. */
export type Backup = StoreCopy & {
  readonly takenAt: Date
  /** Files of `DATA_DIR` beside the database, such as the secret that signs the links in mails. */
  readonly files: readonly KeptFile[]
}

export type KeptFile = { readonly name: string; readonly content: Buffer }

export const format = 'hof-ter-gist-backup'
export const version = 1

/**
 * A backup is gzip over lines of JSON: the head, each table with a line a row, the files, and an end
 * that bears the digest of all lines before it. It is no database's own format: what SQLite kept,
 * PostgreSQL can take, and `zcat` shows it to anybody.
 */
export const headLine = v.object({
  format: v.literal(format),
  version: v.number(),
  takenAt: v.string(),
  migrations: v.array(v.string()),
})

export const bodyLine = v.union([
  v.array(v.union([v.string(), v.number(), v.null()])),
  v.object({ table: v.string(), columns: v.array(v.string()), rows: v.number() }),
  v.object({ file: v.pipe(v.string(), v.regex(/^[\w-]+$/)), base64: v.string() }),
  v.object({ end: v.string() }),
])

export type Line = v.InferOutput<typeof headLine> | v.InferOutput<typeof bodyLine>

export class BackupError extends Error {
  override name = 'BackupError'
}
