import type { MailKind } from '../tables/mails.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CallOff } from '#booking/dates/calling-off.ts'
import type { Redeeming } from '#booking/vouchers/voucher.ts'
import type { Language } from '#language/languages.ts'
import { idsOrBlank, readRows, rowsIn, toRow } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import type { TableRow } from '../undo/row-images.ts'
import { hasText } from './mail-conditions.ts'

/** The content is fixed when the mail is queued, so every attempt sends the same. */
export type Mail = {
  readonly id: string
  readonly kind: MailKind
  readonly to: string
  readonly language: Language
  readonly messageId: string
  readonly content: MailContent
  readonly createdAt: Date
}

export type MailContent = {
  readonly from: string
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly MailAttachment[]
  readonly onlyHere?: OnlyHere
}

export function contentOf({ content }: Pick<Row<'mail'>, 'content'>): MailContent {
  return JSON.parse(content)
}

/** News of the farm’s yes, or of its call-off, that no record keeps, for the mail to another address. */
export type OnlyHere = {
  readonly voucher?: Redeeming | undefined
  readonly words?: string
  readonly why?: CallOff | undefined
}

export type MailAttachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: string
  readonly encoding?: 'base64'
  /** Shown in the mail's HTML at `cid:` and this name. */
  readonly cid?: string
}

export type QueuedMail = Mail & {
  /** Ids of the records in the letter, with which it is forgotten. */
  readonly about: readonly string[]
}

export type Queued = QueuedMail & { readonly wait?: Wait | undefined }

export type Wait = {
  readonly until: Date
  /** A later mail with the same key joins this one. */
  readonly joins?: Joining | undefined
}

export type Joining = { readonly key: string; readonly part: string }

/** A mail that waits for its turn: the instant at which it leaves, and every part of it. */
export type WaitingMail = { readonly until: Date; readonly parts: readonly string[] }

type FoundWaiting = WaitingMail & { readonly id: string }

type Rewritten = Pick<QueuedMail, 'kind' | 'language' | 'about' | 'content'>

export type MailOnFile = Omit<Mail, 'content'> & {
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly attempts: number
  readonly problem: string | undefined
  readonly sentAt: Date | undefined
}

export function mailReads(db: Kysely<Tables>) {
  const mails = db
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient as to', 'language', 'message_id', 'state'])
    .select(['attempts', 'problem', 'created_at', 'sent_at'])
    .orderBy('created_at', 'desc')
  return {
    list: () => readRows(mails),
    listFailed: () => readRows(mails.where('state', '=', 'failed')),
    listWaiting: (most: number) => readRows(mails.where('state', '=', 'waiting').limit(most)),
    listAbout(about: string, kinds?: readonly MailKind[]) {
      const found = mails
        .innerJoin('mail_about', 'mail_about.mail_id', 'mail.id')
        .where('about', '=', about)
      return readRows(kinds ? found.where('kind', 'in', kinds) : found)
    },
    async findOnlyHere(id: string): Promise<OnlyHere | undefined> {
      const texts = db.selectFrom('mail').select('content').where('id', '=', id).where(hasText)
      const mail = await texts.executeTakeFirst()
      return mail && contentOf(mail).onlyHere
    },
    async listWithText(): Promise<ReadonlySet<string>> {
      const rows = await db.selectFrom('mail').select('id').where(hasText).execute()
      return new Set(rows.map(({ id }) => id))
    },
    async findWaiting(key: string, now: Date): Promise<FoundWaiting | undefined> {
      const row = await db
        .selectFrom('mail')
        .select(['id', 'held_parts', 'held_until'])
        .where('held_with', '=', key)
        .where('held_until', '>', now.toISOString())
        .where('state', '=', 'waiting')
        // A mail whose text was forgotten takes no part any more.
        .where('content', '<>', '')
        .executeTakeFirst()
      if (!row) return undefined
      const { id, held_until: until, held_parts: parts } = row
      return { id, until: new Date(until ?? now), parts: JSON.parse(parts ?? '[]') }
    },
  }
}

export function mailChanges(db: Transaction<Tables>) {
  return {
    queue: (mails: readonly Queued[]) => queueMails(db, mails),
    /** Removes mails that have not left, and returns their rows; `untried` spares one that waits after a try: it may arrive. */
    async drop(mails: readonly Pick<Mail, 'id'>[], which: 'untried' | 'unsent') {
      const ids = idsOrBlank(mails.map(({ id }) => id))
      const abouts = db.selectFrom('mail_about').selectAll().where('mail_id', 'in', ids)
      const about = await abouts.execute()
      const unsent = db
        .deleteFrom('mail')
        .where('id', 'in', ids)
        .where('state', 'in', ['waiting', 'failed'])
        .$if(which === 'untried', (untried) =>
          untried.where(({ or, eb }) => or([eb('state', '=', 'failed'), eb('attempts', '=', 0)])),
        )
      const dropped = await unsent.returningAll().execute()
      const isDropped = (id: string) => dropped.some((mail) => mail.id === id)
      const rows: readonly TableRow[] = [
        ...dropped.map((row) => ({ table: 'mail', row }) as const),
        ...about
          .filter((row) => isDropped(row.mail_id))
          .map((row) => ({ table: 'mail_about', row }) as const),
      ]
      return rows
    },
    async rewriteWaiting(
      { id, parts }: Omit<FoundWaiting, 'until'>,
      says: Rewritten,
    ): Promise<void> {
      const { kind, language, about, content } = says
      const json = { content: JSON.stringify(content), heldParts: JSON.stringify(parts) }
      await rowsIn(db, 'mail').change({ id }, { kind, language, ...json })
      await rowsIn(db, 'mail_about').remove({ mailId: id })
      await addMailAbout(db, [{ id, about }])
    },
  }
}

async function queueMails(db: Transaction<Tables>, mails: readonly Queued[]): Promise<void> {
  if (mails.length === 0) return
  await db.insertInto('mail').values(mails.map(rowOfQueued)).execute()
  await addMailAbout(db, mails)
}

function rowOfQueued({ wait, about, to: recipient, content, ...mail }: Queued) {
  const due = wait?.until ?? mail.createdAt
  const row = toRow({
    ...mail,
    recipient,
    content: JSON.stringify(content),
    state: 'waiting' as const,
    attempts: 0,
    // Patience begins after the wait for its turn.
    patienceFrom: wait?.until,
    heldUntil: wait?.until,
    heldWith: wait?.joins?.key,
    heldParts: wait?.joins && JSON.stringify([wait.joins.part]),
  })
  return { ...row, due_at: dueAfterEarlier(due.toISOString(), { about, recipient }) }
}

/** Mails about a record leave in order: thanks for money after the request for it. One that others may join holds none up. */
function dueAfterEarlier(
  due: string,
  { about, recipient }: Pick<Row<'mail'>, 'recipient'> & Pick<Queued, 'about'>,
) {
  return sql<string>`coalesce((
    select max(due_at) from mail_about inner join mail on mail.id = mail_id
    where about in (${sql.join(idsOrBlank(about))}) and recipient = ${recipient}
      and state = 'waiting' and attempts = 0 and held_with is null and due_at > ${due}
  ), ${due})`
}

async function addMailAbout(
  db: Transaction<Tables>,
  mails: readonly Pick<QueuedMail, 'id' | 'about'>[],
): Promise<void> {
  const rows = mails.flatMap(({ id, about }) =>
    [...new Set(about)].map((one) => ({ mail_id: id, about: one })),
  )
  if (rows.length > 0) await db.insertInto('mail_about').values(rows).execute()
}
