import { statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setImmediate, setTimeout } from 'node:timers/promises'
import {
  type Kysely,
  type KyselyPlugin,
  type RawBuilder,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  sql,
} from 'kysely'
import type { KnowsJson } from '../json-rows.ts'
import { DiskFull, sqliteCode, StoreError, StoreMoved } from '../store-error.ts'
import type { Tables } from '../tables.ts'

/** SQLite keeps 2 MB of the file by itself; a page of a farm with years behind it reads more. */
const cacheKilobytes = 8_000

/** A commit waits for the disk (`synchronous`); every transaction begins as a writer, so that none fails half-way. */
export function openSqlite(path: string): { dialect: SqliteDialect; database: DatabaseSync } {
  const database = new DatabaseSync(path, { timeout: 10_000, enableForeignKeyConstraints: true })
  database.exec(`pragma synchronous = full; pragma cache_size = -${cacheKilobytes}`)
  return { dialect: new Dialect(database), database }
}

export function tablesIn(database: DatabaseSync): readonly string[] {
  const all = "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'"
  return database
    .prepare(all)
    .all()
    .map(({ name }) => String(name))
}

class Dialect extends SqliteDialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: kyselyDatabase(database) })
    this.#database = database
  }

  override createAdapter() {
    return Object.assign(new TransactionalAdapter(), knowsJson(this.#database))
  }
}

/** SQLite can undo the making of a table, which Kysely does not expect. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** SQLite needs column names to write a row as JSON: those of the first time it was asked. */
function knowsJson(database: DatabaseSync): KnowsJson {
  const rowsAsJson = new Map<string, RawBuilder<unknown>>()
  return {
    rowAsJson: (table) =>
      rowsAsJson.getOrInsertComputed(table, () => {
        const columns = database.prepare('select name from pragma_table_info(?)').all(table)
        const named = columns.map(({ name }) => `'${name}', "${table}"."${name}"`)
        return sql.raw(`json_object(${named.join(', ')})`)
      }),
    textsOf: (column) => sql`json_each(${sql.ref(column)}) as texts`,
  }
}

/** SQLite undoes the change when the disk fails; a second error would hide the reason. */
const undone = { changes: 0, lastInsertRowid: 0 }

function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepare = keepPrepared(database)
  // Kysely's queries give text, numbers and null only.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    close: () => database.close(),
    prepare: (written) => {
      const text = written === 'begin' ? 'begin immediate' : written
      const { statement, reader } = prepare(text)
      return {
        reader,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) =>
          written === 'rollback' && !database.isTransaction
            ? undone
            : statement.run(...values(parameters)),
        // A statement that is being read row by row cannot begin anew.
        iterate: (parameters) => database.prepare(text).iterate(...values(parameters)),
      }
    },
  }
}

/** The office has fewer statements; lists of any length must not fill the memory. */
const maxPrepared = 500

/** Preparing takes longer than running for most statements; SQLite notices changed tables by itself. */
function keepPrepared(database: DatabaseSync) {
  const statements = new Map<
    string,
    { readonly statement: StatementSync; readonly reader: boolean }
  >()
  return (text: string) => {
    const known = statements.get(text)
    if (known) return known
    if (statements.size >= maxPrepared) statements.clear()
    const statement = database.prepare(text)
    const prepared = { statement, reader: statement.columns().length > 0 }
    statements.set(text, prepared)
    return prepared
  }
}

const longestTurnMs = 10

/** SQLite answers at once: many statements in a row let other requests in between. */
export function betweenRequests(): KyselyPlugin {
  let began = 0
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (performance.now() - began > longestTurnMs) {
        await setImmediate()
        began = performance.now()
      }
      return result
    },
  }
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
export const isHeld = (error: unknown) => [5, 6].includes(sqliteCode(error))

const patienceMs = 10_000
const pauseMs = 20

export function transactionsOf(db: Kysely<Tables>) {
  const begin = db.startTransaction()
  return { execute: () => patiently(() => begin.execute()) }
}

export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isHeld(error) || performance.now() > end) throw error
    }
    await setTimeout(pauseMs)
  }
}

/** SQLite in WAL mode does not notice that its files were moved or removed. */
export function refuseMoved(database: DatabaseSync, path: string): () => void {
  const files = [path, `${path}-wal`]
  const numbers = () => files.map((file) => statSync(file, { throwIfNoEntry: false })?.ino).join()
  // The log exists once something was read.
  tablesIn(database)
  const opened = numbers()
  return () => {
    if (numbers() !== opened) throw new StoreMoved()
  }
}

/** Bytes of a booking and its mails, several times over. */
const leastRoom = 256 * 1024

/** A few bytes still find room where a booking no longer does. */
export async function refuseFullDisk(path: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(path)
  // Some file systems of a network do not count their blocks.
  if (blocks > 0 && bavail * bsize < leastRoom) throw new DiskFull()
}

/** SQLITE_CANTOPEN, whose message gives no reason. */
const cannotOpen = 14

/** Names the setting; our own mistakes stay as they are. */
export function openingProblem(error: unknown, path: string): unknown {
  if (!(error instanceof Error)) return error
  const isSqlite = 'code' in error && error.code === 'ERR_SQLITE_ERROR'
  if (!isSqlite && !(error instanceof StoreError)) return error
  const isShut = 'errcode' in error && Number(error.errcode) === cannotOpen
  const why = isShut ? 'no permission, a read-only disk, or no file.' : error.message
  return new StoreError(`DATA_DIR: ${path} cannot be used: ${why}`, { cause: error })
}
