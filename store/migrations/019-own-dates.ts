import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const session = () => db.schema.alterTable('session')
  await session().addColumn('price_cents', 'integer').execute()
  await session().addColumn('teacher', 'text').execute()
  await session().addColumn('taught_in', 'text').execute()
  await session()
    .addColumn('remark', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute()
  await session()
    .addColumn('sequence', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('away')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('from_at', 'text', (c) => c.notNull())
    .addColumn('until_at', 'text', (c) => c.notNull())
    .execute()
}
