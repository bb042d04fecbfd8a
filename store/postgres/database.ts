import {
  Kysely,
  type Logger,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPoolClient,
  sql,
} from 'kysely'
import {
  Client,
  DatabaseError,
  Pool,
  type PoolClient,
  type PoolConfig,
  types,
  TypeOverrides,
} from 'pg'
import { groupCommit } from '../group-commit.ts'
import type { KnowsJson } from '../json-rows.ts'
import type { InTransaction, Tables } from '../tables.ts'
import { eachHost } from './hosts.ts'
import { readOnly } from './opening-problem.ts'

type Connections = {
  readonly max: number
  readonly patience?: number
  /** Milliseconds that a statement may take; without it there is no limit. */
  readonly statementTimeout?: number
}

/** A server this far past its own limit is out of reach, not slow. */
const graceMs = 2_000

/** A pool for each host of the address; where there are several, only a host that takes writes is used. */
export function openPools(url: string, connections: Connections): readonly Pool[] {
  const urls = eachHost(url)
  return urls.map((one) => openPool(one, connections, urls.length > 1 ? oneOfSeveral : {}))
}

/** A host that answers needs less; nobody is served while a dead one is asked. */
const oneOfSeveralMs = 2_000

const oneOfSeveral: PoolConfig = {
  Client: class extends Client {
    constructor(config?: ConstructorParameters<typeof Client>[0]) {
      super({ ...Object(config), connectionTimeoutMillis: oneOfSeveralMs })
    }
  },
  onConnect: async (client) => {
    const { rows } = await client.query('show transaction_read_only')
    if (rows[0].transaction_read_only === 'off') return
    throw Object.assign(new Error('It can only be read.'), { code: readOnly })
  },
}

export function openPool(url: string, connections: Connections, more: PoolConfig = {}): Pool {
  const { max, patience = 5_000, statementTimeout } = connections
  // Counts and sums come as 64 bits, which `pg` hands out as text; ours fit a number.
  const numbers = new TypeOverrides()
  numbers.setTypeParser(types.builtins.INT8, Number)
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout && statementTimeout + graceMs,
    fallback_application_name: 'hof-ter-gist',
    types: numbers,
    ...more,
  })
  // An unheard error event would end the process; the user of the connection gets the error with the query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Gives up silent connections: the next query would wait a quarter of an hour behind the lost answer. */
export function queriesOver(pools: readonly Pool[], heard?: Logger): Kysely<Tables> {
  let last = pools[0]
  /** Connects to the host that gave the last connection; if that fails, to the next. */
  async function connectTo([pool, ...others]: readonly (Pool | undefined)[]): Promise<PoolClient> {
    try {
      const client = await pool!.connect()
      last = pool
      return client
    } catch (error) {
      if (others.length === 0) throw error
      return connectTo(others)
    }
  }
  async function connect() {
    const client = await connectTo([last, ...pools.filter((one) => one !== last)])
    let lost: unknown
    const query = async (text: string, parameters: readonly unknown[]) => {
      if (lost) throw lost
      try {
        return await client.query(text, [...parameters])
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.code === readOnly) lost = error
        throw error
      }
    }
    const release = () => client.release(lost !== undefined)
    // Kysely would take cursors too, which nobody here uses.
    return { query, release } as unknown as PostgresPoolClient
  }
  const options = pools[0]!.options
  const withoutLost = { options, connect, end: () => endPools(pools) }
  const dialect = new DialectInTurn({ pool: withoutLost })
  return new Kysely({ dialect, log: heard })
}

/** Migrations run under the lock of a change: Kysely's own belongs to the session, and a pooler would keep it. */
class DialectInTurn extends PostgresDialect {
  override createAdapter() {
    const nothing = async () => {}
    const unlocked = { acquireMigrationLock: nothing, releaseMigrationLock: nothing }
    const json: KnowsJson = {
      rowAsJson: (table) => sql`to_jsonb(${sql.ref(table)}.*)`,
      textsOf: (column) => sql`json_array_elements_text(${sql.ref(column)}::json) as texts (value)`,
    }
    return Object.assign(new PostgresAdapter(), unlocked, json)
  }
}

export async function endPools(pools: readonly Pool[]): Promise<void> {
  await Promise.all(pools.map((one) => one.ending || one.end()))
}

/** Any number that locks nothing else in this database. */
const lock = 1_815_062_024

/** Each statement sees all that was written before the lock: none is tried again (decision 7). */
export function changesInTurn(db: Kysely<Tables>): InTransaction {
  const transactions = db.startTransaction().setIsolationLevel('read committed')
  const execute = async () => {
    const transaction = await transactions.execute()
    try {
      // A commit is on disk before its answer, however the server is set; a hanging process holds up nobody.
      await sql`
        select pg_advisory_xact_lock(${sql.lit(lock)}),
          set_config('synchronous_commit', 'on', true),
          set_config('idle_in_transaction_session_timeout', '15000', true)
      `.execute(transaction)
      return transaction
    } catch (error) {
      await transaction.rollback().execute()
      throw error
    }
  }
  return groupCommit({ execute })
}
