import type { Kysely } from 'kysely'
import { statements } from './statements.ts'

type WithEmail = { reservation: { id: string; email: string; sought_email: string } }

export async function up(db: Kysely<WithEmail>): Promise<void> {
  await addMarkAndColumn(db)
  const guests = db.selectFrom('reservation').select(['id', 'email']).where('email', '<>', '')
  for (const { id, email } of await guests.execute()) {
    const sought_email = email.trim().normalize('NFC').toLowerCase()
    await db.updateTable('reservation').set({ sought_email }).where('id', '=', id).execute()
  }
  await addIndex(db)
}

const addMarkAndColumn = statements(`
create table links_mark (id integer primary key, mark text not null);
insert into links_mark (id, mark) values (1, '');
alter table reservation add column sought_email text default '' not null;
`)

const addIndex = statements(
  'create index reservation_by_sought_email on reservation (sought_email)',
)
