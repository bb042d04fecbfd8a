import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase } from 'kysely'

/**
 * Opens the file and fits `node:sqlite` to what Kysely's dialect expects.
 *
 * `synchronous=FULL` makes a commit wait for the disk: an answer given is an answer kept. Every
 * transaction begins as a writer, so two processes queue up at its start and never fail half-way.
 */
export function openSqlite(path: string): { dialect: SqliteDialect; database: DatabaseSync } {
  const database = new DatabaseSync(path, { timeout: 10_000, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full;')
  return { dialect: new SqliteDialect({ database: kyselyDatabase(database) }), database }
}

function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql)
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}
