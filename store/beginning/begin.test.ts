import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { testSecrets } from '#tests/support/secrets.ts'
import { databases } from '#tests/support/stores.ts'
import { migrationsUnder } from '../migrate.ts'
import type { Tables } from '../tables.ts'

it.each(databases)(
  '$name: a new store is as one that walked all migrations',
  async ({ name, findPlace }) => {
    await using begun = await findPlace()
    await using walked = await findPlace()
    const copy = await (await begun.open()).copy()
    const db = walked.tables()
    const walk = new Migrator({ db, provider: migrationsUnder(testSecrets) })
    expect((await walk.migrateToLatest()).error).toBeUndefined()
    const schemaOf = name === 'SQLite' ? schemaInSqlite : schemaInPostgres
    const schema = await schemaOf(begun.tables())
    expect(schema.length).toBeGreaterThan(100)
    expect(schema).toEqual(await schemaOf(db))
    expect(copy).toEqual(await (await walked.open()).copy())
  },
)

async function schemaInSqlite(db: Kysely<Tables>): Promise<readonly string[]> {
  const all = sql<{ sql: string }>`select sql from sqlite_master where sql is not null`
  const { rows } = await all.execute(db)
  return rows.map((row) => inOneManner(row.sql)).toSorted()
}

/** Kysely quotes names, and SQLite adds the columns that came later as they were written. */
function inOneManner(statement: string): string {
  const words = statement.toLowerCase().replaceAll('"', '').replaceAll(/\s+/g, ' ')
  return words.replaceAll(/ ?([(),]) ?/g, '$1')
}

async function schemaInPostgres(db: Kysely<Tables>): Promise<readonly string[]> {
  const all = sql<{ line: string }>`
    select concat_ws(' ', table_name, row_number() over (
        partition by table_name order by ordinal_position
      ), column_name, data_type, is_nullable, column_default, collation_name) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace`
  const { rows } = await all.execute(db)
  // A walked table was called a movement first, and its key kept the name.
  const named = rows.map(({ line }) => line.replace('movement_pkey', 'bank_transaction_pkey'))
  return named.map((line) => line.replaceAll(/\s+/g, ' ')).toSorted()
}
