import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import type { PersonsTexts } from './data-policy.ts'

export async function blankTexts(
  db: Transaction<Tables>,
  texts: PersonsTexts,
  which: RawBuilder<unknown>,
): Promise<void> {
  const { table, columns } = texts
  const emptied = sql.join(columns.map((column) => sql`${sql.ref(column)} = ''`))
  await sql`update ${sql.table(table)} set ${emptied} where ${which} and ${isLegible(texts)}`.execute(
    db,
  )
}

export function isLegible({ columns }: PersonsTexts) {
  const isWritten = columns.map((column) => sql`${sql.ref(column)} <> ''`)
  return sql<boolean>`(${sql.join(isWritten, sql` or `)})`
}

/** A row for a reader who may not see these texts. */
export function withoutTexts<Row extends object>(row: Row, { columns }: PersonsTexts): Row {
  return { ...row, ...Object.fromEntries(columns.map((column) => [column, ''])) }
}
