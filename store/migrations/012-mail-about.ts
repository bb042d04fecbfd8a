import type { Kysely } from 'kysely'
import { statements } from './statements.ts'

export async function up(db: Kysely<Before>): Promise<void> {
  await addTables(db)
  await sayOfOldMails(db)
}

/** The list of what was erased outlives the rows it names, so it refers to none. */
const addTables = statements(`
create table mail_about (
  mail_id text not null references mail (id) on delete cascade, about text not null,
  constraint mail_about_once primary key (mail_id, about)
);
create index mail_about_what on mail_about (about);
create table erasure (
  id text primary key, at text not null, salt text not null, digest text not null
);
create table erased_record (
  record text not null, at text not null, outcome text not null,
  constraint erased_record_once primary key (record, outcome)
);
`)

type Before = {
  mail: { id: string; kind: string; content: string }
  reservation: { id: string; name: string }
  mail_about: { mail_id: string; about: string }
}

/** Mails about a date did not say whom they name, and hold no address to find them by. */
async function sayOfOldMails(db: Kysely<Before>): Promise<void> {
  const guests = await db.selectFrom('reservation').select(['id', 'name']).execute()
  const mails = await db
    .selectFrom('mail')
    .select(['id', 'content'])
    .where('kind', 'in', ['prep-sheet-owner', 'to-decide-owner'])
    .where('content', '<>', '')
    .execute()
  for (const mail of mails) {
    const text = onOneLine((JSON.parse(mail.content) as { readonly text: string }).text)
    const named = guests.filter(({ name }) => name !== '' && text.includes(onOneLine(name)))
    for (const { id } of named) {
      await db.insertInto('mail_about').values({ mail_id: mail.id, about: id }).execute()
    }
  }
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
