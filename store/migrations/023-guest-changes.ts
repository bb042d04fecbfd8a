import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('reservation')
    .addColumn('kept_cents', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('newcomer')
    .addColumn('reservation_id', 'text', (c) => c.primaryKey().references('reservation.id'))
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createTable('vacancy')
    .addColumn('reservation_id', 'text', (c) => c.primaryKey().references('reservation.id'))
    .addColumn('session_id', 'text', (c) => c.notNull().references('session.id'))
    .addColumn('places', 'integer', (c) => c.notNull())
    .addColumn('kept_cents', 'integer', (c) => c.notNull())
    .addColumn('iban', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createTable('succession')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reservation_id', 'text', (c) => c.notNull().references('reservation.id'))
    .addColumn('successor_id', 'text', (c) => c.notNull())
    .addColumn('places', 'integer', (c) => c.notNull())
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  const vacancies = schema.createIndex('vacancy_by_session').on('vacancy')
  await vacancies.column('session_id').execute()
  const successions = schema.createIndex('succession_by_reservation').on('succession')
  await successions.column('reservation_id').execute()
}
