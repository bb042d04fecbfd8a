import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#store/open-database.ts'
import { testSecrets } from './secrets.ts'
import { settingTerms } from './terms-of-tests.ts'

export type PostgresDatabase = AsyncDisposable & { readonly url: string }

/** Databases that an earlier test of this file is done with: emptying one is much faster than making one. */
const free: string[] = []

/** An empty database of its own on the server that this run of the tests started or was given. */
export async function openEmptyDatabase(): Promise<PostgresDatabase> {
  const url = free.pop() ?? (await createDatabase())
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      await askPostgres(url, 'drop schema public cascade; create schema public')
      free.push(url)
    },
  }
}

type Migrated = { readonly url: string; readonly client: Client; readonly shape: string }

const freeMigrated: Migrated[] = []

/** A PostgreSQL database with an empty store, and nobody else's. */
export async function openMigrated(): Promise<PostgresDatabase> {
  const migrated = freeMigrated.pop() ?? (await migrateDatabase())
  return {
    url: migrated.url,
    [Symbol.asyncDispose]: async () => {
      await migrated.client.query(emptied)
      // A database whose tables a test has changed is not used again.
      if ((await shapeOf(migrated.client)) === migrated.shape) freeMigrated.push(migrated)
      else await migrated.client.end()
    },
  }
}

async function migrateDatabase(): Promise<Migrated> {
  const url = await createDatabase()
  const store = await openDatabase({ dataDir: '', databaseUrl: url, secrets: testSecrets })
  await store.close()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(settingTerms)
  await client.query(begun)
  return { url, client, shape: await shapeOf(client) }
}

/** Rows that a store has from the first; only the client that keeps them sees them. */
const begun = `
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table pg_temp.%1$I as table public.%1$I', name);
    end loop;
  end $$`

/**
 * Takes away all rows and puts the first ones back. This goes for the journal too, which refuses it
 * to everybody else.
 */
const emptied = `
  select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend';
  set session_replication_role = replica;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from public.%1$I; insert into public.%1$I table pg_temp.%1$I', name);
    end loop;
  end $$`

async function shapeOf(client: Client): Promise<string> {
  const query = `select md5(string_agg(concat(relname, attname), ' ' order by relname, attnum))
      || (select count(*) from pg_trigger) as shape
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace`
  return String((await client.query(query)).rows[0].shape)
}

/** @param settings what `create database` takes after the name */
export async function createDatabase(settings = ''): Promise<string> {
  const { url, prefix } = postgresServer()
  const name = prefix + randomUUID().replaceAll('-', '')
  await askPostgres(url, `create database ${name} ${settings}`)
  return Object.assign(new URL(url), { pathname: name }).href
}

export function postgresServer() {
  const postgres = inject('postgres')
  if ('problem' in postgres) throw new Error(postgres.problem)
  return postgres
}

export async function askPostgres(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
