import { type Kysely, sql } from 'kysely'

type WithEmail = { reservation: { id: string; email: string; sought_email: string } }

export async function up(db: Kysely<WithEmail>): Promise<void> {
  await db.schema
    .createTable('links_mark')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('mark', 'text', (c) => c.notNull())
    .execute()
  await sql`insert into links_mark (id, mark) values (1, '')`.execute(db)
  await db.schema
    .alterTable('reservation')
    .addColumn('sought_email', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  for (const { id, email } of await db
    .selectFrom('reservation')
    .select(['id', 'email'])
    .where('email', '<>', '')
    .execute()) {
    const sought_email = email.trim().normalize('NFC').toLowerCase()
    await db.updateTable('reservation').set({ sought_email }).where('id', '=', id).execute()
  }
  await db.schema
    .createIndex('reservation_by_sought_email')
    .on('reservation')
    .column('sought_email')
    .execute()
}
