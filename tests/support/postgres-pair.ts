import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { layLine } from './database-line.ts'
import { waitUntil } from './sent-mails.ts'
import { preparePostgres } from './postgres-server.ts'

export type PostgresPair = AsyncDisposable & {
  /**
   * The addresses of both servers, in the order of PostgreSQL's own clients:
   * `postgres://farm@one,two/postgres`.
   */
  readonly url: string
  readonly primaryUrl: string
  /** The standby hears nothing more of the primary; a synchronous primary then confirms nothing. */
  readonly deafen: () => void
  /** Every process of the primary dies at once, as with its machine. */
  readonly killPrimary: () => Promise<void>
  /** The standby takes writes once this is done. */
  readonly promote: () => Promise<void>
}

/**
 * A primary and a standby that follows it. A synchronous standby has everything that the primary
 * confirms.
 */
export async function startPair(manner: 'synchronous' | 'asynchronous'): Promise<PostgresPair> {
  await using opening = new AsyncDisposableStack()
  const place = await preparePostgres()
  opening.defer(place.remove)
  const copy = join(place.data, '../standby')
  await place.run('cp', ['-R', place.data, copy])
  await place.run('touch', [join(copy, 'standby.signal')])
  const names = manner === 'synchronous' ? '*' : ''
  const keeping = ['wal_keep_size=256MB', `synchronous_standby_names=${names}`]
  const primary = opening.adopt(await place.start(place.data, keeping), (one) => one.stop())
  const line = opening.use(await layLine(primary.url))
  const { port } = new URL(line.url)
  const from = `primary_conninfo=host=127.0.0.1 port=${port} user=farm`
  const standby = opening.adopt(await place.start(copy, [from]), (one) => one.stop())
  const state = manner === 'synchronous' ? 'sync' : 'async'
  await waitUntil(async () => {
    const rows = await ask(primary.url, 'select sync_state from pg_stat_replication')
    return rows.some((row) => row['sync_state'] === state)
  })
  const used = opening.move()
  return {
    url: primary.url.replace('/postgres', `,127.0.0.1:${standby.port}/postgres`),
    primaryUrl: primary.url,
    deafen: line.freeze,
    killPrimary: async () => {
      const gone = once(primary.process, 'exit')
      const pid = primary.process.pid ?? 0
      const { stdout } = await promisify(execFile)('pgrep', ['-P', String(pid)])
      primary.process.kill('SIGKILL')
      for (const child of stdout.trim().split('\n')) killIfThere(Number(child))
      await gone
    },
    promote: async () => {
      await ask(standby.url, 'select pg_promote()')
    },
    [Symbol.asyncDispose]: () => used.disposeAsync(),
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended by itself.
  }
}

async function ask(connectionString: string, statement: string) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
