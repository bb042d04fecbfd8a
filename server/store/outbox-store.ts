import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { lentMailFrom } from './rows.ts'
import type { LentMail, OutboxStanding, OutboxStore } from './outbox-contract.ts'
import type { Tables } from './tables.ts'

export function createOutboxStore(database: Database): OutboxStore {
  const { db, transaction } = database
  return {
    lendNext: (now, leaseEnds, busy = []) => lendNext(database, { now, leaseEnds, busy }),
    markSent: async (id, at) => {
      const sent = { state: 'sent', sent_at: at.toISOString(), lease_ends: null, problem: null }
      await db.updateTable('mail').set(sent).where('id', '=', id).execute()
    },
    retryAt: async (lent, { at, problem, patienceFrom }) => {
      const later = {
        due_at: at.toISOString(),
        lease_ends: null,
        problem,
        ...(patienceFrom && { patience_from: patienceFrom.toISOString() }),
      }
      await db
        .updateTable('mail')
        .set(later)
        .where('id', '=', lent.id)
        .where('state', '=', 'waiting')
        .where('lease_ends', '=', lent.leaseEnds.toISOString())
        .execute()
    },
    giveUp: async (lent, problem) => {
      await db
        .updateTable('mail')
        .set({ state: 'failed', lease_ends: null, problem })
        .where('id', '=', lent.id)
        .where('state', '=', 'waiting')
        .where('lease_ends', '=', lent.leaseEnds.toISOString())
        .execute()
    },
    putBack: (at, ids) => transaction((changing) => putBack(changing, at, ids)),
    hold: (at) => holdOutbox(db, at),
    release: (at) =>
      transaction(async (changing) => {
        const { numUpdatedRows } = await changing
          .updateTable('outbox')
          .set({ held_since: null })
          .where('held_since', 'is not', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return
        // The days a mail was kept in are not days it was tried.
        const patience = { patience_from: at.toISOString() }
        await changing.updateTable('mail').set(patience).where('state', '=', 'waiting').execute()
      }),
    standing: (longAgo) => standing(db, longAgo),
    nextDue: async () => {
      const row = await db
        .selectFrom('mail')
        .select(
          sql<string | null>`min(case when lease_ends > due_at then lease_ends else due_at end)`.as(
            'due_at',
          ),
        )
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      return row?.due_at ? new Date(row.due_at) : undefined
    },
  }
}

/** Keeps every mail in, until it is released. */
export async function holdOutbox(db: Kysely<Tables>, at: Date): Promise<void> {
  const held = { held_since: at.toISOString() }
  await db.updateTable('outbox').set(held).where('held_since', 'is', null).execute()
}

type Lending = { readonly now: Date; readonly leaseEnds: Date; readonly busy: readonly string[] }

/** Choosing and lending are one statement: two processes never hold the same mail. */
async function lendNext(
  { db, locksRows }: Database,
  { now, leaseEnds, busy }: Lending,
): Promise<LentMail | undefined> {
  const instant = now.toISOString()
  const row = await db
    .updateTable('mail')
    .set((mail) => ({ attempts: mail('attempts', '+', 1), lease_ends: leaseEnds.toISOString() }))
    .where('id', '=', (mail) => {
      let next = mail
        .selectFrom('mail')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', instant)
        .where(isFree(instant))
        .where((held) =>
          held.not(
            held.exists(held.selectFrom('outbox').select('id').where('held_since', 'is not', null)),
          ),
        )
      if (busy.length > 0) next = next.where('recipient', 'not in', busy)
      if (locksRows) next = next.forUpdate().skipLocked()
      return next.orderBy('attempts').orderBy('due_at').limit(1)
    })
    .where('state', '=', 'waiting')
    .where(isFree(instant))
    .returningAll()
    .executeTakeFirst()
  return row && lentMailFrom(row)
}

async function putBack(db: Kysely<Tables>, at: Date, ids?: readonly string[]): Promise<number> {
  if (ids?.length === 0) return 0
  const instant = at.toISOString()
  let query = db
    .updateTable('mail')
    .set({ state: 'waiting', due_at: instant, patience_from: instant })
    .where('state', 'in', ['waiting', 'failed'])
    // What it said was forgotten: there is nothing to send.
    .where('content', '<>', '')
    .where(isFree(instant))
  if (ids) query = query.where('id', 'in', ids)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return Number(numUpdatedRows)
}

async function standing(db: Kysely<Tables>, longAgo: Date): Promise<OutboxStanding> {
  const held = await db.selectFrom('outbox').select('held_since').executeTakeFirst()
  const count = async (state: string, before?: Date) => {
    let query = db
      .selectFrom('mail')
      .select((mail) => mail.fn.countAll().as('count'))
      .where('state', '=', state)
    if (before) query = query.where('created_at', '<', before.toISOString())
    return Number((await query.executeTakeFirstOrThrow()).count)
  }
  return {
    heldSince: held?.held_since ? new Date(held.held_since) : undefined,
    failed: await count('failed'),
    waitingLong: await count('waiting', longAgo),
  }
}

/** Nobody has it in hand. */
function isFree(instant: string) {
  return sql<boolean>`(lease_ends is null or lease_ends <= ${instant})`
}
