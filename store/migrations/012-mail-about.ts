import type { Kysely } from 'kysely'

/** The list of what was erased outlives the rows it names, so it refers to none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_about')
    .addColumn('mail_id', 'text', (c) => c.notNull().references('mail.id').onDelete('cascade'))
    .addColumn('about', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mail_about_once', ['mail_id', 'about'])
    .execute()
  await db.schema.createIndex('mail_about_what').on('mail_about').column('about').execute()
  await db.schema
    .createTable('erasure')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('salt', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('erased_record')
    .addColumn('record', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('erased_record_once', ['record', 'outcome'])
    .execute()
  await sayOfOldMails(db as Kysely<Before>)
}

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
