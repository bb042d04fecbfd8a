import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '#store/open-database.ts'
import { testSecrets } from './secrets.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { settingTerms } from './terms-of-tests.ts'

/** Making all tables takes fifteen times as long as copying a file that has them; a worker makes them once. */
let file: Promise<Buffer> | undefined

/** The file of a SQLite store with nothing in it but the terms of tests. */
export function migratedFile(): Promise<Buffer> {
  file ??= readMigrated()
  return file
}

async function readMigrated(): Promise<Buffer> {
  await using folder = await temporaryFolder()
  const dataDir = folder.path
  const store = await openDatabase({ dataDir, databaseUrl: undefined, secrets: testSecrets })
  await store.close()
  const path = join(dataDir, 'hof-ter-gist.sqlite')
  const database = new DatabaseSync(path)
  database.exec(settingTerms)
  database.close()
  return await readFile(path)
}
