import { Pool, types } from 'pg'

type Connections = {
  /** How many at most. */
  readonly max: number
  /** How long anybody waits for one, in ms: a new one, or one that others have in use. */
  readonly patience?: number
  /** How long the server works on one statement, in ms; without it, as long as it takes. */
  readonly statementTimeout?: number
}

/** Past the server's own limit: then the server is not slow, it is out of reach. */
const graceMs = 2_000

/** Connections to the database, made when first needed and again after they were lost. */
export function openPool(url: string, connections: Connections): Pool {
  const { max, patience = 5_000, statementTimeout } = connections
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout && statementTimeout + graceMs,
    // A process that hangs in the middle of a change does not keep the others from theirs.
    idle_in_transaction_session_timeout: 15_000,
    fallback_application_name: 'hof-ter-gist',
    types: { getTypeParser },
  })
  // A connection that ends is no reason to stop: whoever uses it gets the error with the query, and
  // the next one opens another. Unheard, these events would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Counts and sums come as 64 bits, which `pg` hands out as text; ours fit a number. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as 'text')
