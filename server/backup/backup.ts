import * as v from 'valibot'
import type { StoreCopy } from '#store/backup/copy-store.ts'

export type Backup = StoreCopy & {
  readonly takenAt: Date
}

export const backupHead = { format: 'hof-ter-gist-backup', version: 2 } as const

/** Lines of JSON (head, tables, digest of all before), gzipped and sealed: either database or `age` reads them. */
export const headLine = v.object({
  format: v.literal(backupHead.format),
  version: v.number(),
  takenAt: v.string(),
  migrations: v.array(v.string()),
})

export const bodyLine = v.union([
  v.array(v.union([v.string(), v.number(), v.null()])),
  v.object({ table: v.string(), columns: v.array(v.string()), rows: v.number() }),
  /** File of a version 1 backup: the secret that signed links, which no restore puts back. */
  v.object({ file: v.string(), base64: v.string() }),
  v.object({ end: v.string() }),
])

export type BackupLine = v.InferOutput<typeof headLine> | v.InferOutput<typeof bodyLine>

export class BackupError extends Error {
  override name = 'BackupError'
}
