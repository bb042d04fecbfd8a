import { type Kysely, sql } from 'kysely'
import { hourMs } from '#booking/dates/brussels-time.ts'
import { followsNone, isBearer } from './mail-conditions.ts'
import { contentOf, type Mail, type MailOnFile } from './mails.ts'
import { countWritten } from '../rows.ts'
import { changeDropped } from '../undo/desk-steps.ts'
import type { InTransaction, Row, Tables } from '../tables.ts'

/** Names one lending of a mail: each lending of the same mail has another id. */
type Lease = { readonly id: string; readonly leaseEnds: Date }

export type LentMail = Mail &
  Lease & {
    readonly attempts: number
    readonly patienceFrom: Date
  }

type Retry = {
  readonly at: Date
  readonly problem: string
  /** Patience begins here anew, when the mail was not to blame for the failure. */
  readonly patienceFrom?: Date
}

type OutboxDatabase = {
  readonly db: Kysely<Tables>
  readonly transaction: InTransaction
  readonly locksRows: boolean
}

/** A mail or lease of a later hour was written before the clock was set back: it leaves, or ends, now. */
const aheadMs = hourMs
/** Pauses are longer than an hour from the fifth try on, and four hours at most (`post/retry.ts`). */
const retryAheadMs = 5 * hourMs

export type OutboxStore = ReturnType<typeof createOutbox>

export function createOutbox({ db, transaction, locksRows }: OutboxDatabase) {
  // One statement needs no turn on PostgreSQL; on SQLite it shares a commit with the changes.
  const alone = <T>(step: (db: Kysely<Tables>) => Promise<T>) =>
    locksRows ? step(db) : transaction(step)
  return {
    /** No mail goes to a `busy` address, and none while the outbox is held. */
    async lendNext(now: Date, leaseEnds: Date, busy: readonly string[] = []) {
      // One statement chooses and lends, so that two processes never hold the same mail.
      const lend = (lending: Kysely<Tables>) =>
        lending
          .updateTable('mail')
          .set((mail) => ({
            attempts: mail('attempts', '+', 1),
            lease_ends: leaseEnds.toISOString(),
          }))
          .where('id', '=', (mail) => {
            let next = mail
              .selectFrom('mail')
              .select('id')
              .where('state', '=', 'waiting')
              .where(isDue(now))
              .where(isFree(now))
              .where(followsNone)
              .where(({ not, exists, selectFrom }) =>
                not(exists(selectFrom('outbox').select('id').where('held_since', 'is not', null))),
              )
            if (busy.length > 0) next = next.where('recipient', 'not in', busy)
            if (locksRows) next = next.forUpdate().skipLocked()
            return next.orderBy('attempts').orderBy('due_at').orderBy('created_at').limit(1)
          })
          .where('state', '=', 'waiting')
          .where(isFree(now))
          .returningAll()
          .executeTakeFirst()
      const row = await alone(lend)
      return row && lentMailFrom(row)
    },
    /** The server accepted the mail, so no process sends it again. A voucher's code is not kept. */
    async markSent(id: string, at: Date): Promise<void> {
      const content = sql<string>`case when ${isBearer} then '' else content end`
      const left = { sent_at: at.toISOString(), lease_ends: null, problem: null }
      const gone = { state: 'sent', ...left } as const
      const mark = (one: Kysely<Tables>) => {
        const mail = one.updateTable('mail').where('id', '=', id)
        return countWritten(mail.set({ ...gone, content }))
      }
      if ((await alone(mark)) > 0) return
      await transaction(async (one) => (await mark(one)) || changeDropped(one, id, gone))
    },
    /** Does nothing after the lease has ended, nor does `giveUp`. */
    async retryAt(lent: Lease, { at, problem, patienceFrom }: Retry): Promise<void> {
      const patience = patienceFrom && { patience_from: patienceFrom.toISOString() }
      const later = { due_at: at.toISOString(), problem, ...patience }
      await alone((one) => leased(one, lent).set(later).execute())
    },
    /** No mail of now is tried before then. */
    postpone: (at: Date) =>
      alone((one) => unlent(one, at).where('due_at', '<', at.toISOString()).execute()),
    /** Mails that were tried are due now. */
    hurry: (now: Date) => alone((one) => unlent(one, now).where('attempts', '>', 0).execute()),
    async giveUp(lent: Lease, problem: string): Promise<void> {
      await alone((one) => leased(one, lent).set({ state: 'failed', problem }).execute())
    },
    /** Mails that failed or wait are due at once: those of `ids`, or else all whose turn has come. */
    putBack: (at: Date, ids?: readonly string[]) =>
      transaction((changing) => putBack(changing, at, ids)),
    hold: (at: Date) => transaction((changing) => holdOutbox(changing, at)),
    release: (at: Date) => transaction((changing) => releaseOutbox(changing, at)),
    counts: (longAgo: Date) => countMails(db, longAgo),
    async nextDue(): Promise<Date | undefined> {
      const due = sql<string>`case when lease_ends > due_at then lease_ends else due_at end`
      const waiting = db.selectFrom('mail').where('state', '=', 'waiting').where(followsNone)
      const next = waiting.select(({ fn }) => fn.min<string | null>(due).as('due_at'))
      const { due_at: at } = await next.executeTakeFirstOrThrow()
      return at ? new Date(at) : undefined
    },
  }
}

function unlent(db: Kysely<Tables>, at: Date) {
  const mails = db.updateTable('mail').set({ due_at: at.toISOString() })
  return mails.where('state', '=', 'waiting').where('lease_ends', 'is', null)
}

/** A mail still under this lease; once the lease has ended, another process may have the mail. */
function leased(db: Kysely<Tables>, { id, leaseEnds }: Lease) {
  return db
    .updateTable('mail')
    .set({ lease_ends: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('lease_ends', '=', leaseEnds.toISOString())
}

/** Keeps every mail in, in all processes, until it is released. */
export async function holdOutbox(db: Kysely<Tables>, at: Date): Promise<void> {
  const outbox = db.updateTable('outbox').where('held_since', 'is', null)
  await outbox.set({ held_since: at.toISOString() }).execute()
}

/** False when no mail was held. */
async function releaseOutbox(db: Kysely<Tables>, at: Date): Promise<boolean> {
  const outbox = db.updateTable('outbox').where('held_since', 'is not', null)
  if ((await countWritten(outbox.set({ held_since: null }))) === 0) return false
  // Patience does not run while the outbox is held.
  const instant = at.toISOString()
  const from = sql<string>`case when held_until > ${instant} then held_until else ${instant} end`
  const waiting = db.updateTable('mail').where('state', '=', 'waiting')
  await waiting.set({ patience_from: from }).execute()
  return true
}

async function putBack(db: Kysely<Tables>, at: Date, ids?: readonly string[]): Promise<number> {
  if (ids?.length === 0) return 0
  const instant = at.toISOString()
  const mails = db
    .updateTable('mail')
    .set({
      state: 'waiting',
      due_at: instant,
      patience_from: instant,
      held_until: null,
      problem: null,
    })
    .where('state', 'in', ['waiting', 'failed'])
    // A mail whose text was forgotten cannot be sent.
    .where('content', '<>', '')
    .where(isFree(at))
  const chosen = ids
    ? mails.where('id', 'in', ids)
    : mails.where(({ or, eb }) =>
        or([eb('held_until', 'is', null), eb('held_until', '<=', instant)]),
      )
  return countWritten(chosen)
}

async function countMails(db: Kysely<Tables>, longAgo: Date) {
  const outbox = await db.selectFrom('outbox').select('held_since').executeTakeFirst()
  const count = async (state: MailOnFile['state'], before?: Date) => {
    let mails = db
      .selectFrom('mail')
      .select((mail) => mail.fn.countAll().as('count'))
      .where('state', '=', state)
    if (before) {
      const since = sql<string>`coalesce(held_until, created_at)`
      mails = mails.where(since, '<', before.toISOString())
    }
    return Number((await mails.executeTakeFirstOrThrow()).count)
  }
  return {
    heldSince: outbox?.held_since ? new Date(outbox.held_since) : undefined,
    failed: await count('failed'),
    waiting: await count('waiting'),
    waitingLong: await count('waiting', longAgo),
    problem: await findProblem(db),
  }
}

/** The newest problem of mails that wait: a fault of ours begins their patience anew. */
async function findProblem(db: Kysely<Tables>): Promise<string | undefined> {
  const waiting = db.selectFrom('mail').select('problem').where('state', '=', 'waiting')
  const newest = sql`coalesce(patience_from, created_at)`
  const told = waiting.where('problem', 'is not', null).orderBy(newest, 'desc').limit(1)
  return (await told.executeTakeFirst())?.problem ?? undefined
}

function isDue(now: Date) {
  const ahead = inMs(now, aheadMs)
  const isOfLater = sql`attempts = 0 and created_at > ${ahead}`
  const isSoonRetry = sql`attempts between 1 and 4 and due_at > ${ahead}`
  const isRetry = sql`attempts > 4 and due_at > ${inMs(now, retryAheadMs)}`
  const isReached = sql`due_at <= ${now.toISOString()}`
  return sql<boolean>`(${isReached} or (${isOfLater}) or (${isSoonRetry}) or (${isRetry}))`
}

function isFree(now: Date) {
  const isOver = sql`lease_ends <= ${now.toISOString()} or lease_ends > ${inMs(now, aheadMs)}`
  return sql<boolean>`(lease_ends is null or ${isOver})`
}

function inMs(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}

function lentMailFrom(row: Row<'mail'>): LentMail {
  return {
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    language: row.language,
    messageId: row.message_id,
    content: contentOf(row),
    createdAt: new Date(row.created_at),
    attempts: row.attempts,
    leaseEnds: new Date(row.lease_ends ?? row.due_at),
    patienceFrom: new Date(row.patience_from ?? row.created_at),
  }
}
