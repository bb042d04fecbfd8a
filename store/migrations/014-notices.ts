import type { Kysely } from 'kysely'
import { statements } from './statements.ts'

type WithNotices = {
  notice: { key: string; at: string }
  said: { kind: string; record: string; day: string; at: string }
}

export async function up(db: Kysely<WithNotices>): Promise<void> {
  await addSaid(db)
  for (const { key, at } of await db.selectFrom('notice').selectAll().execute()) {
    const [kind = '', record = '', day = ''] = key.split(' ')
    await db.insertInto('said').values({ kind, record, day, at }).execute()
  }
  await rename(db)
}

const addSaid = statements(`
create table said (
  kind text not null, record text not null, day text not null, at text not null,
  constraint notice_once primary key (kind, record, day)
)`)

const rename = statements(`
drop table notice;
alter table said rename to notice;
create index notice_by_record on notice (record);
alter table movement rename to bank_transaction;
alter table hand_receipt rename column movement_key to transaction_key;
create index refund_by_reservation on refund (reservation_id);
create index bank_transaction_by_reservation on bank_transaction (reservation_id);
`)
