import { sql, type Transaction } from 'kysely'
import type { KeptSince } from '#booking/personal-data/retention.ts'
import type { SessionDueKind } from '#booking/reservations/due.ts'
import type { MailKind } from '../tables/mails.ts'
import { hasText } from '../mail/mail-conditions.ts'
import { countWritten, idsOrBlank, rowsIn } from '../rows.ts'
import type { Tables } from '../tables.ts'

type Db = Transaction<Tables>
type Ids = readonly string[]

/** Mails of these kinds name everybody of a date; a notice claims each. */
const newsOfSessions: readonly SessionDueKind[] = ['prep-sheet', 'to-decide']
const kindsOfSessions = newsOfSessions.map(kindOf)

function kindOf(news: SessionDueKind) {
  return `${news}-owner` as const satisfies MailKind
}

export type MailsAbout = { readonly ids: Ids; readonly until: Date }

/** Removes mails; one about a whole date is blanked instead, with the records that it names. */
export async function removeMails(db: Db, ids: Ids): Promise<void> {
  const mails = db.deleteFrom('mail').where('id', 'in', idsOrBlank(ids))
  await mails.where('kind', 'not in', kindsOfSessions).execute()
}

/** A mail that must still leave, or can be sent again, keeps its text. */
export async function forgetMailsAbout(db: Db, about: MailsAbout): Promise<number> {
  const ofDates = await forgetMailsOfSessions(db, about)
  const sentMails = blanked(db).where('state', '=', 'sent').where('id', 'in', mailsThat(db, about))
  return ofDates + (await countWritten(sentMails))
}

/** A mail to the farm about a booking still leaves when a companion in it goes: a refund may be in it. */
export async function removeMailsAbout(db: Db, about: MailsAbout): Promise<number> {
  const ofDates = await forgetMailsOfSessions(db, about)
  const ofParties = db
    .selectFrom('mail_about')
    .innerJoin('companion', 'companion.reservation_id', 'mail_about.about')
    .select('mail_id')
    .where('companion.id', 'in', idsOrBlank(about.ids))
    .where('about', 'not in', idsOrBlank(about.ids))
  const others = db
    .deleteFrom('mail')
    .where('kind', 'not in', kindsOfSessions)
    .where('id', 'in', mailsThat(db, about))
    .where((mail) =>
      mail.or([
        mail('state', '=', 'sent'),
        mail('kind', 'not like', '%-owner'),
        mail('id', 'not in', ofParties),
      ]),
    )
  return ofDates + (await countWritten(others))
}

/** A mail about a whole date that waits is dropped and its notice freed: within a minute it is written anew. */
async function forgetMailsOfSessions(db: Db, about: MailsAbout): Promise<number> {
  const mails = await db
    .selectFrom('mail')
    .select(['id', 'kind', 'state'])
    .where('kind', 'in', kindsOfSessions)
    .where(hasText)
    .where('id', 'in', mailsThat(db, about))
    .execute()
  for (const { id, kind } of mails.filter(({ state }) => state === 'waiting')) {
    const news = newsOfSessions.filter((each) => kindOf(each) === kind)
    const dates = db.selectFrom('mail_about').select('about').where('mail_id', '=', id)
    const given = db.deleteFrom('notice').where('kind', 'in', news)
    await given.where('record', 'in', dates).execute()
    await rowsIn(db, 'mail').remove({ id })
  }
  const ids = mails.map(({ id }) => id)
  await blankMails(db, ids)
  return mails.length
}

export async function blankMails(db: Db, ids: Ids): Promise<void> {
  await blanked(db).where('id', 'in', idsOrBlank(ids)).execute()
}

/** The row of the mail stays, and says whether it was sent. */
function blanked(db: Db) {
  return db.updateTable('mail').set({ content: '' }).where(hasText)
}

function mailsThat(db: Db, { ids, until }: MailsAbout) {
  return db
    .selectFrom('mail_about')
    .innerJoin('mail as spoken', 'spoken.id', 'mail_about.mail_id')
    .select('mail_id')
    .where('about', 'in', idsOrBlank(ids))
    .where('spoken.created_at', '<=', until.toISOString())
}

export function forgetMailTexts(db: Db, since: Date): Promise<number> {
  const before = since.toISOString()
  const old = blanked(db).where((mail) =>
    mail.or([
      mail('state', '=', 'sent').and('sent_at', '<', before),
      mail('state', '=', 'failed').and('due_at', '<', before),
    ]),
  )
  return countWritten(old)
}

const recordsInMails = ['companion', 'waiting', 'wish', 'option', 'message', 'voucher'] as const

/** Mails to the present address of a booking, about it, stay as long as it; others a year at most. */
export function removeOldMails(db: Db, since: KeptSince): Promise<number> {
  const spoken = db
    .selectFrom('mail_about')
    .innerJoin('mail as spoken', 'spoken.id', 'mail_about.mail_id')
    .select('mail_id')
  const stays = spoken
    .innerJoin('reservation', 'reservation.id', 'mail_about.about')
    .innerJoin('session', 'session.id', 'reservation.session_id')
    .leftJoin('replaced_guest', 'replaced_guest.reservation_id', 'reservation.id')
    .where(({ or, eb }) =>
      or([
        eb('session.ends_at', '>=', since('afterTheDay').toISOString()),
        sql<boolean>`lower(recipient) in (lower(reservation.email), lower(replaced_guest.email))`,
      ]),
    )
  const records = recordsInMails.map((table) => sql`select id from ${sql.table(table)}`)
  const isInRecord = sql<boolean>`about in (${sql.join(records, sql` union all `)})`
  const old = db
    .deleteFrom('mail')
    .where('content', '=', '')
    .where(({ or, and, eb }) =>
      or([
        eb('created_at', '<', since('mails').toISOString()),
        // People who wait or come along are kept until shortly after their date, and their mails too.
        and([
          eb('kind', 'like', '%-guest'),
          eb('id', 'not in', stays),
          eb('id', 'not in', spoken.where(isInRecord)),
        ]),
      ]),
    )
    .where(
      'id',
      'not in',
      spoken
        .innerJoin('reservation', 'reservation.id', 'mail_about.about')
        .where(sql<boolean>`lower(recipient) = lower(email)`),
    )
  return countWritten(old)
}

/** A mail that still had to leave when its booking was erased is blanked after it has left. */
export function forgetErasedMails(db: Db): Promise<number> {
  const gone = blanked(db)
    .where('state', '=', 'sent')
    .where('id', 'in', (mail) =>
      mail
        .selectFrom('mail_about')
        .innerJoin('erased_record', 'erased_record.record', 'mail_about.about')
        .innerJoin('mail as spoken', 'spoken.id', 'mail_about.mail_id')
        .select('mail_id')
        .whereRef('spoken.created_at', '<=', 'erased_record.at'),
    )
  return countWritten(gone)
}
