import { Kysely, PostgresDialect, sql } from 'kysely'
import { migrate } from '../migrate.ts'
import { StoreError } from '../store-error.ts'
import { openPool } from './database.ts'

/** PostgreSQL 13, the oldest that this was tried on. */
const oldest = 130_000

/** On a connection of its own and without a limit: a migration takes the time it takes. */
export async function bringUpToDate(url: string): Promise<void> {
  const pool = openPool(url, { max: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await refuseUnfit(db)
    await migrate(db, await tablesIn(db))
  } finally {
    await pool.end()
  }
}

export async function refuseUnfit(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string; copy: boolean }>`
    select current_setting('server_version_num')::integer as version,
      current_setting('server_encoding') as encoding, pg_is_in_recovery() as copy`.execute(db)
  const [{ version, encoding, copy } = { version: 0, encoding: '', copy: false }] = rows
  if (version < oldest) throw new StoreError('it is older than PostgreSQL 13.')
  if (encoding !== 'UTF8') throw new StoreError(`its encoding is ${encoding}; give one in UTF8.`)
  if (copy) throw new StoreError('it is a copy that can only be read; give the original.')
}

/** Names of the tables where ours would come to stand. */
export async function tablesIn(db: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = any(current_schemas(false))`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
