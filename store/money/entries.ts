import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { paymentOf, voucherOf } from '#booking/money/balances.ts'
import type { Entry } from '#booking/money/entry.ts'
import { idsIn } from '#booking/money/ledger-account.ts'
import { type Owed, owedCents, paymentKinds } from '#booking/money/owed.ts'
import type { Cents } from '#booking/units.ts'
import { batchesOf, fromRow, inBatches, type OnFile, rowsIn, toRow } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import { entryReads, touches } from './entry-reads.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '#booking/id.ts'

export function entryChanges(db: Transaction<Tables>) {
  return {
    /** Posts entries, and updates the sums of the payments and vouchers they touch. */
    async post(entries: readonly Entry[]): Promise<void> {
      const inserted = await insertEntries(db, entries)
      const accounts = inserted.flatMap(({ from, to }) => [from, to])
      await addUpPayments(db, idsIn(accounts, paymentKinds))
      await addUpVouchers(db, idsIn(accounts, ['voucher']))
    },
  }
}

/** Changes take turns, so nobody else takes the next number. */
async function insertEntries(db: Transaction<Tables>, entries: readonly Entry[]) {
  const some = entries.filter(({ cents }) => cents > 0)
  if (some.length === 0) return []
  const numbers = db.selectFrom('entry').where('number', '>', 0)
  const last = numbers.select(({ fn }) => fn.max('number').as('number'))
  const rows = some.map((entry, nth) => ({
    ...rowOf(entry),
    number: sql<number>`coalesce((${last}), 0) + ${sql.lit(nth + 1)}`,
  }))
  await db.insertInto('entry').values(rows).execute()
  return some
}

/** Keeps each payment's sums in its row, so that queries over thousands add nothing up. */
async function addUpPayments(db: Transaction<Tables>, reservationIds: readonly string[]) {
  const { listTouching: entriesOf } = entryReads(db)
  for (const reservationId of reservationIds) {
    const accounts = {
      deposit: `deposit:${reservationId}`,
      balance: `balance:${reservationId}`,
    } as const
    const entries = await entriesOf(Object.values(accounts))
    const sumsOf = (kind: Owed['kind']) => ({ kind, ...paymentOf(accounts[kind], entries) })
    const payments = [sumsOf('deposit'), sumsOf('balance')] as const
    const [deposit, balance] = payments
    const either = (one: number, other: number) =>
      sql<number>`case kind when 'deposit' then ${sql.lit(one)} else ${sql.lit(other)} end`
    const sums = {
      amountCents: either(deposit.amountCents, balance.amountCents),
      paidCents: either(deposit.paidCents, balance.paidCents),
    }
    await rowsIn(db, 'payment').change({ reservationId }, sums)
    await rowsIn(db, 'reservation').change(
      { id: reservationId },
      { owedCents: owedCents(payments) },
    )
  }
}

async function addUpVouchers(db: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  const { listTouching: entriesOf } = entryReads(db)
  for (const id of ids) {
    const voucher = db.selectFrom('voucher').select('amount_cents').where('id', '=', id)
    const { amount_cents } = await voucher.executeTakeFirstOrThrow()
    const sums = voucherOf(`voucher:${id}`, amount_cents, await entriesOf([`voucher:${id}`]))
    await rowsIn(db, 'voucher').change({ id }, sums)
  }
}

/** Removes the entries of deleted bookings and vouchers, unless other records have them too. */
export async function removeEntries(
  db: Transaction<Tables>,
  accounts: readonly string[],
): Promise<void> {
  const entry = db.selectFrom('entry').select(['id', 'from_account', 'to_account'])
  const touching = await inBatches(accounts, (some) => entry.where(touches(some)).execute())
  const all = touching.flatMap(({ from_account: from, to_account: to }) => [from, to])
  const payment = db.selectFrom('payment').select('reservation_id as id')
  const voucher = db.selectFrom('voucher').select('id')
  const kept = [
    ...(await inBatches(idsIn(all, paymentKinds), (some) =>
      payment.where('reservation_id', 'in', some).execute(),
    )),
    ...(await inBatches(idsIn(all, ['voucher']), (some) =>
      voucher.where('id', 'in', some).execute(),
    )),
  ]
  const ids = new Set(kept.map(({ id }) => id))
  const isOthers = (account: string) => idsIn([account], subjects).some((id) => ids.has(id))
  const gone = touching.filter((row) => !isOthers(row.from_account) && !isOthers(row.to_account))
  for (const some of batchesOf(gone.map(({ id }) => id))) {
    await rowsIn(db, 'entry').remove({ id: some })
  }
}

const subjects = [...paymentKinds, 'voucher']

function rowOf({ from, to, ...same }: Entry): Omit<Row<'entry'>, 'number'> {
  const none = { line: undefined, share: undefined, voucher: undefined, method: undefined }
  const row = toRow({ ...none, day: dayOf(same.at), ...same, id: randomUUID() })
  return { ...row, cents: wholeCents(same.cents), from_account: from, to_account: to }
}

/** @throws RangeError for a part of a cent, which no sum of the farm's has */
function wholeCents(cents: number): Cents {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is no whole number of cents`)
  return cents
}

export type Payment = OnFile<'payment'>

export type NewPayment = Omit<Payment, 'reservationId' | 'paidCents'> & { readonly paidCents: 0 }

export function paymentChanges(db: Transaction<Tables>) {
  return {
    async add(reservationId: Id<'reservation'>, added: readonly NewPayment[], at: Date) {
      await insertPayments(db, added, { reservationId, at })
      await rowsIn(db, 'reservation').change({ id: reservationId }, { owedCents: owedCents(added) })
    },
    async setDueDates(
      reservationId: Id<'reservation'>,
      due: readonly Pick<Payment, 'kind' | 'dueOn'>[],
    ): Promise<void> {
      const days = due.map(({ kind, dueOn }) => sql`when ${kind} then ${dueOn}`)
      if (days.length === 0) return
      const dueOn = sql<Day>`case kind ${sql.join(days, sql` `)} else due_on end`
      await rowsIn(db, 'payment').change({ reservationId }, { dueOn })
    },
  }
}

export async function insertPayments(
  db: Transaction<Tables>,
  added: readonly NewPayment[],
  { reservationId, at }: { readonly reservationId: Id<'reservation'>; readonly at: Date },
): Promise<void> {
  if (added.length === 0) return
  const rows = added.map((payment) => toRow({ ...payment, reservationId }))
  await db.insertInto('payment').values(rows).execute()
  const charged = added.map(({ kind, amountCents: cents }): Entry => {
    return { kind: 'charged', from: `${kind}:${reservationId}`, to: 'price', cents, at }
  })
  await insertEntries(db, charged)
}

export function paymentFrom(row: Row<'payment'>): Omit<Payment, 'reservationId'> {
  const { reservationId: _, ...same } = fromRow(row)
  return same
}
