import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server for the tests' databases and the prefix of their names, or why there is none. */
    readonly postgres:
      | { readonly url: string; readonly prefix: string }
      | { readonly problem: string }
  }
}

/** The whole run has one server: that of `TEST_DATABASE_URL`, else one of our own. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const prefix = `test_${process.pid}_`
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    project.provide('postgres', { url: given, prefix })
    return () => dropDatabases(given, prefix)
  }
  try {
    const { url, stop } = await startPostgres()
    project.provide('postgres', { url, prefix })
    return stop
  } catch (error) {
    // The many tests that need no database still run; those that do say why they cannot.
    const problem = `PostgreSQL did not start; TEST_DATABASE_URL can name one that runs. ${error}`
    project.provide('postgres', { problem })
    return undefined
  }
}

/** Leaves somebody else's server as it was. */
async function dropDatabases(connectionString: string, prefix: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const ours = 'select datname from pg_database where starts_with(datname, $1)'
    for (const { datname } of (await client.query(ours, [prefix])).rows) {
      await client.query(`drop database ${datname} with (force)`)
    }
  } finally {
    await client.end()
  }
}
