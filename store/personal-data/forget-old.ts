import { sql, type Transaction } from 'kysely'
import type { Day } from '#language/dates.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import {
  type Retention,
  retentionOf,
  keptSince,
  type KeptSince,
  unpaidOrdersUntil,
} from '#booking/personal-data/retention.ts'
import { blankTexts, isLegible } from './blank-texts.ts'
import { policyOf } from './data-policy.ts'
import { removeRows } from './remove-rows.ts'
import { removeReservations, stripReservations } from './forget-reservations.ts'
import {
  forgetErasedMails,
  forgetMailTexts,
  removeMailsAbout,
  removeOldMails,
} from './forget-mails.ts'
import { forgetTextsOfSessions, bookingsToRefund } from './forget-past-sessions.ts'
import { forgetNeverProven, listNeverProven } from './forget-never-proven.ts'
import { forgetPayer, payerOfLine, payerOfRefund } from '../people/payers.ts'
import { everyTable, type Tables } from '../tables.ts'
import { voucherChanges } from '../vouchers/vouchers.ts'

type Db = Transaction<Tables>

/** Forgets, on a day in Brussels, everything past the terms of `booking/personal-data/retention.ts`. */
export async function forgetOld(db: Db, today: Day) {
  const since = keptSince(today)
  const neverProven = await listNeverProven(db)
  const retentions = await retentionsOfReservations(db, since, neverProven)
  const idsOf = (retention: Retention) =>
    retentions.filter((one) => one.retention === retention).map(({ id }) => id)
  const nameless = idsOf('nameless')
  const gone = idsOf('gone')
  const erased = { ids: [...nameless, ...gone], until: since('today') }
  const ofBookings = await removeMailsAbout(db, erased)
  await stripReservations(db, nameless)
  await removeReservations(db, gone)
  const ofDates = await forgetTextsOfSessions(db, since)
  const ofUnproven = await forgetNeverProven(db, neverProven, since('today'))
  const messages = await removeOldRows(db, since)
  await forgetVouchers(db, since)
  await forgetBankLines(db, since)
  return {
    names: nameless.length,
    reservations: gone.length,
    messages,
    mailTexts:
      ofBookings +
      ofDates +
      ofUnproven +
      (await forgetMailTexts(db, since('mailTexts'))) +
      (await forgetErasedMails(db)),
    mails: await removeOldMails(db, since),
  }
}

/** Removes rows past a term of their own; resolves with the number of messages. */
async function removeOldRows(db: Db, since: KeptSince): Promise<number> {
  let messages = 0
  for (const table of everyTable) {
    for (const { past, of: column } of policyOf(table).goes ?? []) {
      const first = column.endsWith('_on') ? dayOf(since(past)) : iso(since(past))
      const count = await removeRows(db, table, sql`${sql.ref(column)} < ${first}`)
      if (table === 'message') messages += count
    }
  }
  return messages
}

/** A line that waits may be a guest's, and stays. The key of one put aside stays, so that it does not wait again. */
async function forgetBankLines(db: Db, since: KeptSince): Promise<void> {
  const lines = db.deleteFrom('bank_transaction')
  await lines
    .where('settled_at', 'is not', null)
    .where('reservation_id', 'is', null)
    .where('booked_on', '<', dayOf(since('bookings')))
    .execute()
  const end = dayOf(since('aside'))
  await lines.where('outcome', '=', 'aside').where('booked_on', '<', end).execute()
  await blankTexts(db, payerOfLine, sql`outcome = 'ignored' and booked_on < ${end}`)
  await forgetLateReceipts(db)
}

/** Money that came or went back after its guest was erased loses its payer, unless some is to go back. */
async function forgetLateReceipts(db: Db): Promise<void> {
  const lines = db.selectFrom('bank_transaction').select('reservation_id')
  const refunds = db.selectFrom('refund').select('reservation_id')
  const known = lines
    .where('settled_at', 'is not', null)
    .where(isLegible(payerOfLine))
    .union(refunds.where(isLegible(payerOfRefund)))
  const late = await db
    .selectFrom('reservation')
    .select('id')
    .where('id', 'in', known)
    .where('name', '=', '')
    .where('email', '=', '')
    .where('id', 'not in', bookingsToRefund(db))
    .execute()
  for (const { id } of late) await forgetPayer(db, { reservationId: id, id })
}

/** Unpaid orders go first; of vouchers that nobody can use any more, the names, and the rest when no law needs it. */
async function forgetVouchers(db: Db, since: KeptSince): Promise<void> {
  const { strip: stripVouchers, remove: removeVouchers } = voucherChanges(db)
  const voucher = db.selectFrom('voucher').select('id')
  const unpaid = voucher.where('received_cents', '=', 0)
  const lastLine = db
    .selectFrom('bank_transaction')
    .select(({ fn }) => fn.max('booked_on').as('day'))
  const until = unpaidOrdersUntil(since, (await lastLine.executeTakeFirst())?.day ?? undefined)
  const ordered = await unpaid.where('created_at', '<', iso(until)).execute()
  const over = voucher
    .where('valid_until', '<', dayOf(since('today')))
    .where(({ or, eb }) => or([eb('refund_cents', '=', 0), eb('refunded_at', 'is not', null)]))
  const old = await over.where('created_at', '<', iso(since('bookings'))).execute()
  const oldest = await over.where('created_at', '<', iso(since('books'))).execute()
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  await stripVouchers(idsOf(old))
  await removeVouchers(idsOf([...ordered, ...oldest]))
}

const iso = (at: Date) => at.toISOString()

async function retentionsOfReservations(
  db: Db,
  since: KeptSince,
  neverProven: ReadonlySet<string>,
) {
  const rows = await db
    .selectFrom('reservation')
    .innerJoin('session', 'session.id', 'reservation.session_id')
    .leftJoin('ending', 'ending.reservation_id', 'reservation.id')
    .select(['reservation.id', 'name', 'email', 'status', 'created_at', 'starts_at'])
    .select('ending.at as ended_at')
    .execute()
  const withMoney = await reservationsWithMoney(db)
  const replaced = db.selectFrom('replaced_guest').select('reservation_id').distinct()
  const withPayer = new Set((await replaced.execute()).map((row) => row.reservation_id))
  return rows.map(({ id, name, email, status, created_at, starts_at, ended_at }) => {
    const facts = {
      status,
      requestedAt: new Date(created_at),
      workshopAt: new Date(starts_at),
      endedAt: ended_at === null ? undefined : new Date(ended_at),
      hasMoney: withMoney.has(id),
      isNeverProven: neverProven.has(id),
    }
    const retention = retentionOf(facts, since)
    const isNameless = name === '' && email === '' && !withPayer.has(id)
    return { id, retention: retention === 'nameless' && isNameless ? 'kept' : retention }
  })
}

async function reservationsWithMoney(db: Db): Promise<ReadonlySet<string | null>> {
  const moved = db.selectFrom('bank_transaction').select('reservation_id')
  const paid = db.selectFrom('payment').select('reservation_id').where('paid_cents', '>', 0)
  const refunded = db.selectFrom('refund').select('reservation_id')
  const invoiced = db.selectFrom('invoice').select('reservation_id')
  const rows = await moved.union(paid).union(refunded).union(invoiced).execute()
  return new Set(rows.map((row) => row.reservation_id))
}
