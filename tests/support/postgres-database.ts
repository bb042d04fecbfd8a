import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

export type PostgresDatabase = AsyncDisposable & { readonly url: string }

/** Databases that an earlier test of this file is done with: emptying one is much faster than making one. */
const free: string[] = []

/** An empty database of its own on the server that this run of the tests started or was given. */
export async function openDatabase(): Promise<PostgresDatabase> {
  const url = free.pop() ?? (await createDatabase())
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      await askPostgres(url, 'drop schema public cascade; create schema public')
      free.push(url)
    },
  }
}

/** @param settings what `create database` takes after the name */
export async function createDatabase(settings = ''): Promise<string> {
  const { url, prefix } = postgresServer()
  const name = prefix + randomUUID().replaceAll('-', '')
  await askPostgres(url, `create database ${name} ${settings}`)
  return Object.assign(new URL(url), { pathname: name }).href
}

/** The server of this run of the tests. */
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
