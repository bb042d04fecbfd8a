import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import type { PersonsTexts } from './data-policy.ts'

export async function blankTexts(
  db: Transaction<Tables>,
  { table, columns }: PersonsTexts,
  which: RawBuilder<unknown>,
): Promise<void> {
  const texts = columns.map((column) => sql.ref(column))
  const emptied = sql.join(texts.map((text) => sql`${text} = ''`))
  const isLegible = sql.join(
    texts.map((text) => sql`${text} <> ''`),
    sql` or `,
  )
  await sql`update ${sql.table(table)} set ${emptied} where ${which} and (${isLegible})`.execute(db)
}

/** A row for a reader who may not see these texts. */
export function withoutTexts<Row extends object>(row: Row, { columns }: PersonsTexts): Row {
  return { ...row, ...Object.fromEntries(columns.map((column) => [column, ''])) }
}
