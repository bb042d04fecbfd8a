import type { Transaction } from 'kysely'
import type { SessionDueKind } from '#booking/reservations/due.ts'
import type { MailKind } from '../tables/mails.ts'
import { hasText } from '../mail/mails.ts'
import { someIds } from '../rows.ts'
import type { Tables } from '../tables.ts'

type Db = Transaction<Tables>
type Ids = readonly string[]

/** Their mails name everybody of a date. Each is claimed by a notice. */
const newsOfDates: readonly SessionDueKind[] = ['prep-sheet', 'to-decide']
const kindsOfDates = newsOfDates.map(kindOf)

function kindOf(news: SessionDueKind) {
  return `${news}-owner` as const satisfies MailKind
}

/** Mails that speak of these and were written by then. */
export type MailsAbout = { readonly ids: Ids; readonly until: Date }

/** Removes mails, except those about a whole date, which are emptied with the records they name. */
export async function removeMails(db: Db, ids: Ids): Promise<void> {
  const mails = db.deleteFrom('mail').where('id', 'in', someIds(ids))
  await mails.where('kind', 'not in', kindsOfDates).execute()
}

/** A mail that still has to go out, or can be sent again, keeps its text. */
export async function forgetMailsAbout(db: Db, about: MailsAbout): Promise<number> {
  const ofDates = await forgetMailsOfDates(db, about)
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ content: '' })
    .where('state', '=', 'sent')
    .where('content', '<>', '')
    .where('id', 'in', mailsThat(db, about))
    .executeTakeFirst()
  return ofDates + Number(numUpdatedRows)
}

export async function removeMailsAbout(db: Db, about: MailsAbout): Promise<number> {
  const ofDates = await forgetMailsOfDates(db, about)
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('kind', 'not in', kindsOfDates)
    .where('id', 'in', mailsThat(db, about))
    .executeTakeFirst()
  return ofDates + Number(numDeletedRows)
}

/** An owner's mail about a whole date that waits is taken out and its notice given back: within a minute it is written anew. */
async function forgetMailsOfDates(db: Db, about: MailsAbout): Promise<number> {
  const mails = await db
    .selectFrom('mail')
    .select(['id', 'kind', 'state'])
    .where('kind', 'in', kindsOfDates)
    .where('content', '<>', '')
    .where('id', 'in', mailsThat(db, about))
    .execute()
  for (const { id, kind } of mails.filter(({ state }) => state === 'waiting')) {
    await giveBackNotices(
      db,
      id,
      newsOfDates.filter((news) => kindOf(news) === kind),
    )
    await db.deleteFrom('mail').where('id', '=', id).execute()
  }
  const ids = mails.map(({ id }) => id)
  await db.updateTable('mail').set({ content: '' }).where('id', 'in', someIds(ids)).execute()
  return mails.length
}

async function giveBackNotices(
  db: Db,
  mailId: string,
  notices: readonly SessionDueKind[],
): Promise<void> {
  const dates = await db
    .selectFrom('mail_about')
    .innerJoin('session', 'session.id', 'mail_about.about')
    .select('session.id')
    .where('mail_id', '=', mailId)
    .execute()
  for (const { id } of dates) {
    const given = db.deleteFrom('notice').where('kind', 'in', notices)
    await given.where('record', '=', id).execute()
  }
}

function mailsThat(db: Db, { ids, until }: MailsAbout) {
  return db
    .selectFrom('mail_about')
    .innerJoin('mail as spoken', 'spoken.id', 'mail_about.mail_id')
    .select('mail_id')
    .where('about', 'in', someIds(ids))
    .where('spoken.created_at', '<=', until.toISOString())
}

/** The row of a mail stays, and whether it was sent. */
export async function forgetMailTexts(db: Db, since: Date): Promise<number> {
  const before = since.toISOString()
  const forgotten = await db
    .updateTable('mail')
    .set({ content: '' })
    .where(hasText)
    .where((mail) =>
      mail.or([
        mail('state', '=', 'sent').and('sent_at', '<', before),
        mail('state', '=', 'failed').and('due_at', '<', before),
      ]),
    )
    .executeTakeFirst()
  return Number(forgotten.numUpdatedRows)
}

/** Mails about a booking are kept as long as the booking; all others as long as a message. */
export async function removeOldMails(db: Db, since: Date): Promise<number> {
  const removed = await db
    .deleteFrom('mail')
    .where('content', '=', '')
    .where('created_at', '<', since.toISOString())
    .where((mail) =>
      mail(
        mail.fn('lower', ['recipient']),
        'not in',
        mail.selectFrom('reservation').select((row) => row.fn<string>('lower', ['email']).as('of')),
      ),
    )
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}

/** A mail that had to go out when its booking was erased is emptied once it has gone. */
export async function forgetErasedMails(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ content: '' })
    .where('state', '=', 'sent')
    .where('content', '<>', '')
    .where('id', 'in', (mail) =>
      mail
        .selectFrom('mail_about')
        .innerJoin('erased_record', 'erased_record.record', 'mail_about.about')
        .innerJoin('mail as spoken', 'spoken.id', 'mail_about.mail_id')
        .select('mail_id')
        .whereRef('spoken.created_at', '<=', 'erased_record.at'),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
