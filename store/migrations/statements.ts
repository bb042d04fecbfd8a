import { PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely'

/** A step of SQL, for both databases unless PostgreSQL has its own; a statement ends with its line. */
export function statements(text: string, onPostgres = text) {
  return async (db: QueryExecutorProvider): Promise<void> => {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    const all = (isPostgres ? onPostgres : text).split(';\n')
    for (const one of all.filter((statement) => statement.trim())) await sql.raw(one).execute(db)
  }
}
