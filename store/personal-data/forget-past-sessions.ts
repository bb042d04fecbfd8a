import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { KeptSince } from '#booking/personal-data/retention.ts'
import { isShareLine } from '../money/transactions.ts'
import { payerOfLine } from '../people/payers.ts'
import { saveSearchWords } from '../search/save-words.ts'
import { everyTable, type Tables } from '../tables.ts'
import { blankTexts } from './blank-texts.ts'
import { blankGuestFacts } from './blank-guest-facts.ts'
import { forgetMailsAbout } from './forget-mails.ts'
import { policyOf } from './data-policy.ts'
import { removeRows } from './remove-rows.ts'

type Db = Transaction<Tables>

/** Forgets texts of past dates, a week after their day. */
export async function forgetTextsOfSessions(db: Db, since: KeptSince): Promise<number> {
  const end = since('afterTheDay').toISOString()
  const pastSessions = sql`select id from session where ends_at < ${end}`
  // Each row looks up its own booking: past bookings are many, and rows of most of these tables few.
  const isOfPastSession = sql<boolean>`exists (
    select 1 from reservation inner join session on session.id = reservation.session_id
    where reservation.id = reservation_id and session.ends_at < ${end})`
  const ids = await blankGuestFacts(db, sql<boolean>`session_id in (${pastSessions})`)
  await forgetPayersOfShares(db, isOfPastSession)
  await forgetCompanions(db, isOfPastSession)
  await removeRowsAfterTheDay(db, {
    session_id: sql`session_id in (${pastSessions})`,
    reservation_id: isOfPastSession,
  })
  return forgetMailsAbout(db, { ids, until: since('today') })
}

/** Nothing tells who paid a share once companions are forgotten, so the bank lines of shares lose the name too. */
async function forgetPayersOfShares(db: Db, isOfPastSession: RawBuilder<boolean>): Promise<void> {
  const isSettled = sql`settled_at is not null and reservation_id not in ${bookingsToRefund(db)}`
  await blankTexts(db, payerOfLine, sql`${isShareLine} and ${isSettled} and ${isOfPastSession}`)
}

async function forgetCompanions(db: Db, isOfPastSession: RawBuilder<boolean>): Promise<void> {
  const companions = await db
    .deleteFrom('companion')
    .where(isOfPastSession)
    .where('reservation_id', 'not in', bookingsToRefund(db))
    .returning('reservation_id as id')
    .execute()
  for (const id of new Set(companions.map((row) => row.id))) await saveSearchWords(db, id)
}

async function removeRowsAfterTheDay(
  db: Db,
  isPast: Readonly<Record<'session_id' | 'reservation_id', RawBuilder<unknown>>>,
): Promise<void> {
  for (const table of everyTable) {
    const { goesAfterTheDay: column } = policyOf(table)
    if (column) await removeRows(db, table, isPast[column])
  }
}

/** Bookings with an open refund, whose guest may still be asked for an account. */
export function bookingsToRefund(db: Db) {
  return db.selectFrom('refund').select('reservation_id').where('paid_at', 'is', null)
}
