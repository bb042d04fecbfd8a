import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '#store/open-database.ts'
import { testSecrets } from './secrets.ts'
import { settingTerms } from './terms-of-tests.ts'

/** Making all tables takes fifteen times as long as copying a file that has them; a worker makes them once. */
let file: Promise<Buffer> | undefined

/** The file of a SQLite store with nothing in it but the terms of tests. */
export function migratedFile(): Promise<Buffer> {
  file ??= readMigrated()
  return file
}

async function readMigrated(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hof-ter-gist-migrated-'))
  try {
    const store = await openDatabase({ dataDir, databaseUrl: undefined, secrets: testSecrets })
    await store.close()
    const path = join(dataDir, 'hof-ter-gist.sqlite')
    const database = new DatabaseSync(path)
    database.exec(settingTerms)
    database.close()
    return await readFile(path)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
