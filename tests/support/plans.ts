import { Kysely, sql, type CompiledQuery, type Logger } from 'kysely'
import { join } from 'node:path'
import type { Tables, InTransaction } from '#store/tables.ts'
import { openSqlite } from '#store/sqlite/database.ts'
import { changesInTurn, openPool, queriesOver } from '#store/postgres/database.ts'
import { createStore, type Store } from '#store/store.ts'
import { sealsUnder } from '#store/seals.ts'
import type { StorePlace } from './stores.ts'
import { testSecrets } from './secrets.ts'

/** These have one row, rows for a few devices or a year's absences, nothing older than weeks after its date, or what people wished for or wrote in a year. */
const bounded: ReadonlySet<string> = new Set(
  'schedule_revision outbox links_mark clock account_holder away desk_device desk_owner desk_key calendar_key desk_step diet diary guest_sentence waiting wish option companion companion_list kept_answer unproven'.split(
    ' ',
  ),
)

/** Indexes of a part of a table: the mails of the last week, and the messages that wait for the farm. */
const ofAFewRows = ['mail_with_text', 'message_waiting']

/** The queries that read a whole table that grows with the years, each with the table and the plan. */
export async function scansAmong(
  db: Kysely<Tables>,
  on: 'SQLite' | 'PostgreSQL',
  heard: Iterable<Statement>,
): Promise<readonly string[]> {
  const plan = on === 'SQLite' ? scansOnSqlite : scansOnPostgres
  const found: string[] = []
  for (const query of asking(heard)) {
    // An index read in order for the first few rows stops at those.
    const isFew = / limit /.test(query.sql)
    const scans = (await plan(db, query)).filter(({ isInOrder }) => !(isFew && isInOrder))
    for (const { table, says } of scans.filter((each) => !bounded.has(each.table))) {
      found.push(`${table}: ${query.sql} (${says})`)
    }
  }
  return found
}

/** Everything that the plans of these queries say, on SQLite. */
export async function planned(db: Kysely<Tables>, heard: Iterable<Statement>): Promise<string> {
  const plans: string[] = []
  for (const query of asking(heard)) {
    const { rows } = await explained<{ detail: string }>(db, 'explain query plan', query)
    plans.push(...rows.map(({ detail }) => detail))
  }
  return plans.join('\n')
}

function asking(heard: Iterable<Statement>): readonly Statement[] {
  return [...heard].filter(({ sql: text }) => /^(with|select|insert|update|delete)/.test(text))
}

type Scan = { readonly table: string; readonly isInOrder: boolean; readonly says: string }

async function scansOnSqlite(db: Kysely<Tables>, query: Statement): Promise<readonly Scan[]> {
  const { rows } = await explained<{ detail: string }>(db, 'explain query plan', query)
  return rows.flatMap(({ detail: says }) => {
    // Rows that a statement brings with it are no table, nor are the texts of one row.
    const [, table = ''] = /^SCAN (?!CONSTANT|given|texts )([a-z]\w*)/i.exec(says) ?? []
    if (!table || ofAFewRows.some((index) => says.includes(index))) return []
    return [{ table, isInOrder: says.includes('USING'), says }]
  })
}

type Node = {
  readonly 'Node Type': string
  readonly 'Plan Rows': number
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Node[]
}

async function scansOnPostgres(db: Kysely<Tables>, query: Statement): Promise<readonly Scan[]> {
  return db.transaction().execute(async (alone) => {
    // The planner behaves as with large tables: only an index leads to a few rows.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) {
      await sql.raw(`set local enable_${way} = off`).execute(alone)
    }
    const { rows } = await explained<{ 'QUERY PLAN': readonly { Plan: Node }[] }>(
      alone,
      'explain (format json)',
      query,
    )
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scansIn(Plan)))
  })
}

function scansIn(node: Node): readonly Scan[] {
  const says = node['Node Type']
  const table = node['Relation Name'] ?? ''
  const isInOrder = /^Index (Only )?Scan$/.test(says) && node['Index Cond'] === undefined
  const isWhole =
    says === 'Seq Scan' || (isInOrder && !ofAFewRows.includes(node['Index Name'] ?? ''))
  const parts = node.Plans ?? []
  const isOfGiven = parts.some((part) => part['Node Type'] === 'CTE Scan')
  // A table without rows is read before the ids that a statement brings with it.
  const asked = parts.filter((part) => !(isOfGiven && part['Plan Rows'] <= 1))
  return [
    ...(isWhole ? [{ table, isInOrder, says: `${says} ${node['Index Name'] ?? ''}` }] : []),
    ...asked.flatMap(scansIn),
  ]
}

function explained<Row>(db: Kysely<Tables>, how: string, { sql: text, parameters }: Statement) {
  return db.executeQuery<Row>({
    ...sql<Row>``.compile(db),
    sql: `${how} ${text}`,
    parameters,
  })
}

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

type HeardStore = AsyncDisposable & {
  readonly store: Store
  /** The statements asked of the database so far, each once, in the order of their first use. */
  readonly heard: ReadonlyMap<string, Statement>
}

export function openHeardStore({ dataDir, env }: StorePlace): HeardStore {
  const heard = new Map<string, Statement>()
  const log: Logger = ({ query: { sql: text, parameters } }) => {
    if (!heard.has(text)) heard.set(text, { sql: text, parameters })
  }
  const url = env['DATABASE_URL']
  const db = url
    ? queriesOver([openPool(url, { max: 5 })], log)
    : new Kysely<Tables>({ dialect: openSqlite(join(dataDir, 'hof-ter-gist.sqlite')).dialect, log })
  const inTransaction: InTransaction = (work) => db.transaction().execute(work)
  const store = createStore({
    db,
    transaction: url ? changesInTurn(db) : inTransaction,
    seals: sealsUnder(testSecrets),
    locksRows: url !== undefined,
    beginCopy: 'begin',
    scheduleRevision: async () => 1,
    wipeTraces: async () => true,
    check: async () => undefined,
    close: () => db.destroy(),
  })
  return { store, heard, [Symbol.asyncDispose]: () => db.destroy() }
}
