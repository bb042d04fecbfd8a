import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { dayOf, type Days } from '#booking/dates/brussels-time.ts'
import { movingKinds } from '#booking/money/journal-moves.ts'
import {
  type Entry,
  type LedgerAccount,
  paymentOf,
  type Posted,
  voucherOf,
} from '#booking/money/entry.ts'
import { type Owed, owedCents, paymentKinds } from '#booking/money/owed.ts'
import { wholeCents } from '#booking/units.ts'
import { fromRow, inParts, readerOf, someIds, toRow } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

export function entryReads(db: Kysely<Tables>) {
  const read = readerOf(entryFrom)
  const entries = db.selectFrom('entry').selectAll().orderBy('number')
  return {
    /** In the order in which they were written. */
    entriesOf: (accounts: readonly LedgerAccount[]) => read(entries.where(touches(accounts))),
    /** Of its payments and its refunds. */
    async entriesOfBooking(id: string): Promise<readonly Posted[]> {
      const refunds = db.selectFrom('refund').select('first_part').distinct()
      const owed = await refunds.where('reservation_id', '=', id).execute()
      const accounts = [
        ...paymentKinds.map((kind) => `${kind}:${id}` as const),
        ...owed.map((row) => `refund:${row.first_part}` as const),
      ]
      return read(entries.where(touches(accounts)))
    },
    /** By which money came to the farm or left it since an instant, and all that a bank took back. */
    async movesSince(since: Date): Promise<readonly Posted[]> {
      // In no order, as SQLite would read all of them to have it.
      const some = entries.clearOrderBy()
      const lately = some.where('at', '>=', since.toISOString()).where('kind', 'in', movingKinds)
      // The condition is literal, so that both databases find their index.
      const takenBack = some.where(sql<boolean>`kind = 'taken-back'`).where('at', '>', '')
      const found = [...(await read(lately)), ...(await read(takenBack))]
      return inOrder(found)
    },
    /** All that the cash book tells of these days in Brussels, the last included. */
    movesOn: (days: Days) => movesOn(db, days),
  }
}

/** What was marked by hand counts on the day on which a statement showed it, which may be another. */
async function movesOn(db: Kysely<Tables>, { from, until }: Days) {
  const { entriesOf } = entryReads(db)
  const entries = db.selectFrom('entry').selectAll().orderBy('number')
  const moved = entries.where('kind', 'in', [
    ...movingKinds,
    'shown',
    'redeemed',
    'back-on-voucher',
  ])
  const own = await readerOf(entryFrom)(moved.where('day', '>=', from).where('day', '<=', until))
  const accounts = own.flatMap((entry) => [entry.from, entry.to])
  const hands = accounts.filter((account) => account.startsWith('hand:'))
  const marked = await inParts(hands, (some) => entriesOf(some as LedgerAccount[]))
  const all = inOrder([...own, ...marked])
  return {
    entries: all,
    bookings: await bookingsOf(
      db,
      all.flatMap(({ from: one, to }) => [one, to]),
    ),
  }
}

/** Those that refunds and rests are of, by their accounts. */
async function bookingsOf(db: Kysely<Tables>, accounts: readonly string[]) {
  const refund = db.selectFrom('refund').select(['first_part', 'reservation_id']).distinct()
  const line = db.selectFrom('bank_transaction').select(['key', 'reservation_id'])
  const refunds = await inParts(idsIn(accounts, ['refund']), (some) =>
    refund.where('first_part', 'in', some).execute(),
  )
  const lines = await inParts(idsIn(accounts, ['rest']), (some) =>
    line.where('key', 'in', some).execute(),
  )
  return new Map([
    ...refunds.map((row) => [`refund:${row.first_part}`, row.reservation_id] as const),
    ...lines.flatMap(({ key, reservation_id: id }) =>
      id === null ? [] : [[`rest:${key}`, id] as const],
    ),
  ])
}

export function entryChanges(db: Transaction<Tables>) {
  return {
    /** What the payments and vouchers they touch come to is added up anew. */
    async post(entries: readonly Entry[]): Promise<void> {
      const some = entries.filter(({ cents }) => cents > 0)
      if (some.length === 0) return
      await insertEntries(db, some)
      const accounts = some.flatMap(({ from, to }) => [from, to])
      await addUpPayments(db, idsIn(accounts, paymentKinds))
      await addUpVouchers(db, idsIn(accounts, ['voucher']))
    },
  }
}

/** Without adding up what they touch. Changes take turns: nobody takes the next number meanwhile. */
export async function insertEntries(
  db: Transaction<Tables>,
  entries: readonly Entry[],
): Promise<void> {
  const numbers = db.selectFrom('entry').where('number', '>', 0)
  const last = numbers.select(({ fn }) => fn.max('number').as('number'))
  const rows = entries.map((entry, nth) => ({
    ...rowOf(entry),
    number: sql<number>`coalesce((${last}), 0) + ${sql.lit(nth + 1)}`,
  }))
  await db.insertInto('entry').values(rows).execute()
}

/** Entries that leave one of these accounts or arrive there. */
export function touches(accounts: readonly string[]) {
  const some = sql.join(someIds(accounts))
  return sql<boolean>`(from_account in (${some}) or to_account in (${some}))`
}

function idsIn(accounts: readonly string[], names: readonly string[]): readonly string[] {
  const found = accounts.flatMap((account) => {
    const [name = '', id] = account.split(/:(.*)/s)
    return id !== undefined && names.includes(name) ? [id] : []
  })
  return [...new Set(found)]
}

/** What `booking/money/entry.ts` adds up, kept beside the payments for whoever looks among thousands. Nothing else writes it. */
async function addUpPayments(db: Transaction<Tables>, reservationIds: readonly string[]) {
  const { entriesOf } = entryReads(db)
  for (const reservationId of reservationIds) {
    const own = {
      deposit: `deposit:${reservationId}`,
      balance: `balance:${reservationId}`,
    } as const
    const entries = await entriesOf(Object.values(own))
    const sumsOf = (kind: Owed['kind']) => ({ kind, ...paymentOf(own[kind], entries) })
    const payments = [sumsOf('deposit'), sumsOf('balance')] as const
    const [deposit, balance] = payments
    const either = (one: number, other: number) =>
      sql<number>`case kind when 'deposit' then ${sql.lit(one)} else ${sql.lit(other)} end`
    await db
      .updateTable('payment')
      .set({
        amount_cents: either(deposit.amountCents, balance.amountCents),
        paid_cents: either(deposit.paidCents, balance.paidCents),
      })
      .where('reservation_id', '=', reservationId)
      .execute()
    const booking = db.updateTable('reservation').set({ owed_cents: owedCents(payments) })
    await booking.where('id', '=', reservationId).execute()
  }
}

async function addUpVouchers(db: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  const { entriesOf } = entryReads(db)
  for (const id of ids) {
    const voucher = db.selectFrom('voucher').select('amount_cents').where('id', '=', id)
    const { amount_cents } = await voucher.executeTakeFirstOrThrow()
    const sums = voucherOf(`voucher:${id}`, amount_cents, await entriesOf([`voucher:${id}`]))
    await db.updateTable('voucher').set(toRow(sums)).where('id', '=', id).execute()
  }
}

/** Takes away those of bookings and vouchers that are gone, unless they are of others as well. */
export async function removeEntries(
  db: Transaction<Tables>,
  accounts: readonly string[],
): Promise<void> {
  const entry = db.selectFrom('entry').select(['id', 'from_account', 'to_account'])
  const own = await inParts(accounts, (some) => entry.where(touches(some)).execute())
  const all = own.flatMap(({ from_account: from, to_account: to }) => [from, to])
  const payment = db.selectFrom('payment').select('reservation_id as id')
  const voucher = db.selectFrom('voucher').select('id')
  const standing = [
    ...(await inParts(idsIn(all, paymentKinds), (some) =>
      payment.where('reservation_id', 'in', some).execute(),
    )),
    ...(await inParts(idsIn(all, ['voucher']), (some) =>
      voucher.where('id', 'in', some).execute(),
    )),
  ]
  const ids = new Set(standing.map(({ id }) => id))
  const isOthers = (account: string) => idsIn([account], subjects).some((id) => ids.has(id))
  const gone = own.filter((row) => !isOthers(row.from_account) && !isOthers(row.to_account))
  await inParts(
    gone.map(({ id }) => id),
    async (some) => {
      await db.deleteFrom('entry').where('id', 'in', some).execute()
      return []
    },
  )
}

const subjects = [...paymentKinds, 'voucher']

function rowOf({ from, to, ...same }: Entry): Omit<Row<'entry'>, 'number'> {
  const row = toRow({ line: undefined, day: dayOf(same.at), ...same, id: randomUUID() })
  return { ...row, cents: wholeCents(same.cents), from_account: from, to_account: to }
}

type EntryOnFile = Posted & { readonly id: string; readonly number: number }

/** Each once, in the order in which they were written. */
function inOrder(entries: readonly EntryOnFile[]): readonly EntryOnFile[] {
  const once = new Map(entries.map((entry) => [entry.number, entry]))
  return [...once.values()].toSorted((a, b) => a.number - b.number)
}

function entryFrom(row: Row<'entry'>): EntryOnFile {
  const { fromAccount: from, toAccount: to, ...same } = fromRow(row)
  // Only `post` writes rows, and of entries alone.
  return { ...same, from, to } as EntryOnFile
}
