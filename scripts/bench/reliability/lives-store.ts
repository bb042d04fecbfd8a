import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import { openDatabase } from '#store/open-database.ts'
import { openPool } from '#store/postgres/database.ts'
import type { Tables } from '#store/tables.ts'
import type { LivedStore } from '#tests/support/lives/random-lives.ts'
import { askPostgres } from '#tests/support/postgres-database.ts'
import { testSecrets } from '#tests/support/secrets.ts'

/** A database of its own on that server, with an empty store. */
export async function openPostgresStore(server: string): Promise<LivedStore> {
  const name = `lives_${randomUUID().replaceAll('-', '')}`
  await askPostgres(server, `create database ${name}`)
  const databaseUrl = new URL(`/${name}`, server).href
  const used = new AsyncDisposableStack()
  used.defer(() => askPostgres(server, `drop database ${name} with (force)`))
  const store = used.use(await openDatabase({ dataDir: '', databaseUrl, secrets: testSecrets }))
  return {
    store,
    tables: () => {
      const dialect = new PostgresDialect({ pool: openPool(databaseUrl, { max: 1 }) })
      return used.use(new Kysely<Tables>({ dialect }))
    },
    [Symbol.asyncDispose]: () => used.disposeAsync(),
  }
}
