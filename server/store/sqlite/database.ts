import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely'

/**
 * Opens the file and fits `node:sqlite` to what Kysely's dialect expects; nothing is written yet.
 *
 * `synchronous=FULL` makes a commit wait for the disk: an answer given is an answer kept. Every
 * transaction begins as a writer, so two processes queue up at its start and never fail half-way.
 */
export function openSqlite(path: string): { dialect: SqliteDialect; database: DatabaseSync } {
  const database = new DatabaseSync(path, { timeout: 10_000, enableForeignKeyConstraints: true })
  database.exec('pragma synchronous = full')
  return { dialect: new Dialect({ database: kyselyDatabase(database) }), database }
}

/** Names of the tables in it. */
export function tablesIn(database: DatabaseSync): readonly string[] {
  const all = "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'"
  return database
    .prepare(all)
    .all()
    .map(({ name }) => String(name))
}

/** SQLite undoes the making of a table like any other change; Kysely does not count on it by itself. */
class Dialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Where the disk fails, SQLite has undone the change itself, and the reason would be lost in a second error. */
const undone = { changes: 0, lastInsertRowid: 0 }

function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql)
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) =>
          sql === 'rollback' && !database.isTransaction
            ? undone
            : statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}
