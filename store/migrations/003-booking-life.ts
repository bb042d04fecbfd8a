import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  await db.schema
    .createTable('event')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reservation_id', 'text', (c) => c.references('reservation.id'))
    .addColumn('session_id', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('event_reservation').on('event').column('reservation_id').execute()

  await db.schema
    .createTable('refund')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reservation_id', 'text', (c) => c.notNull().references('reservation.id'))
    .addColumn('amount_cents', 'integer', (c) => c.notNull().check(sql`amount_cents > 0`))
    .addColumn('iban', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('paid_at', 'text')
    .execute()

  await db.schema
    .createTable('movement')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('booked_on', 'text', (c) => c.notNull())
    .addColumn('amount_cents', 'integer', (c) => c.notNull())
    .addColumn('communication', 'text', (c) => c.notNull())
    .addColumn('payer_name', 'text', (c) => c.notNull())
    .addColumn('payer_iban', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('reservation_id', 'text')
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('imported_at', 'text', (c) => c.notNull())
    .addColumn('settled_at', 'text')
    .execute()

  await db.schema
    .createTable('waiting')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('session_id', 'text', (c) => c.notNull().references('session.id'))
    .addColumn('participants', 'integer', (c) => c.notNull().check(sql`participants > 0`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('offered_until', 'text')
    .execute()
  await db.schema
    .createIndex('waiting_session')
    .on('waiting')
    .columns(['session_id', 'state', 'created_at'])
    .execute()

  await db.schema
    .createTable('diet')
    .addColumn('reservation_id', 'text', (c) => c.primaryKey().references('reservation.id'))
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('consented_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('notice')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('desk')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('links_from', 'text', (c) => c.notNull())
    .execute()
  await sql`insert into desk (id, links_from) values (1, '1970-01-01T00:00:00.000Z')`.execute(db)
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  const session = () => db.schema.alterTable('session')
  await session()
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('open'))
    .execute()
  await session().addColumn('minimum', 'integer').execute()
  await session().addColumn('decides_on', 'text').execute()
  await session()
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .execute()

  const reservation = () => db.schema.alterTable('reservation')
  await reservation()
    .addColumn('terms', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  await reservation()
    .addColumn('source', 'text', (c) => c.notNull().defaultTo('site'))
    .execute()
  await reservation()
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await reservation()
    .addColumn('link_version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
}
