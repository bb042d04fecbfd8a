import { sql, type Transaction } from 'kysely'
import { paymentsOf } from '#booking/money/ledger-account.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import type { Id } from '#booking/id.ts'
import {
  blankMails,
  forgetMailsAbout,
  type MailsAbout,
  removeMails,
  removeMailsAbout,
} from './forget-mails.ts'
import { sessionChanges } from '../dates/sessions.ts'
import { removeEntries } from '../money/entries.ts'
import { forgetPayer, payerOfLine, payerOfRefund } from '../people/payers.ts'
import { isOneOf } from '../json-rows.ts'
import { blankTexts } from './blank-texts.ts'
import { blankGuestFacts } from './blank-guest-facts.ts'
import { personalTexts } from './data-policy.ts'
import { removePart, removeRows } from './remove-rows.ts'
import { idsOrBlank, rowsIn } from '../rows.ts'
import { saveSearchWords } from '../search/save-words.ts'
import type { Tables } from '../tables.ts'

type Db = Transaction<Tables>
type Ids = readonly string[]

export function forgetChanges(db: Db) {
  return {
    /** Removes a booking, a waiting party, a wish, an option or a message. */
    async removeRecord(id: string): Promise<void> {
      await removeReservations(db, [id])
      for (const table of ['waiting', 'wish', 'option', 'message'] as const) {
        await removeRows(db, table, isOneOf('id', [id]))
      }
    },
    stripGuest: (id: Id<'reservation'>) => stripGuest(db, id),
    forgetNeeds: (ids: Ids, until: Date) => forgetNeeds(db, ids, until),
    blankMails: (ids: Ids) => blankMails(db, ids),
    forgetMailsAbout: (about: MailsAbout) => forgetMailsAbout(db, about),
    removeMailsAbout: (about: MailsAbout) => removeMailsAbout(db, about),
    removeMails: (ids: Ids) => removeMails(db, ids),
  }
}

export async function removeReservations(db: Db, ids: Ids): Promise<void> {
  const rows = await db
    .selectFrom('reservation')
    .select(['session_id', 'participants', 'status'])
    .where('id', 'in', idsOrBlank(ids))
    .execute()
  for (const row of rows.filter(({ status }) => holdsPlaces(status))) {
    await sessionChanges(db).freePlaces(row.session_id, row.participants)
  }
  await forgetNeeds(db, ids)
  const accounts = await accountsOf(db, ids)
  const records = await withRefunds(db, ids)
  for (const part of ['guest', 'others', 'books'] as const) await removePart(db, part, { ids })
  await removeEntries(db, accounts)
  await notices(db, records).execute()
  await rowsIn(db, 'reservation').remove({ id: ids })
}

/** Accounts of its payments, refunds and noted receipts, and of bank lines that paid it. */
async function accountsOf(db: Db, ids: Ids): Promise<readonly string[]> {
  const refund = db.selectFrom('refund').select(['id', 'first_part'])
  const marked = db.selectFrom('entry').select('from_account').where('kind', '=', 'marked')
  const line = db.selectFrom('bank_transaction').select('key')
  const refunds = await refund.where('reservation_id', 'in', idsOrBlank(ids)).execute()
  const payments = ids.flatMap(paymentsOf)
  const hands = await marked.where('to_account', 'in', idsOrBlank(payments)).execute()
  const lines = await line.where('reservation_id', 'in', idsOrBlank(ids)).execute()
  return [
    ...payments,
    ...refunds.flatMap(({ id, first_part }) => [`refund:${first_part}`, `hand:${id}`]),
    ...hands.map((row) => row.from_account),
    ...lines.map(({ key }) => `rest:${key}`),
  ]
}

/** Makes a version that no link has room for (two bytes). */
const linksEndedBy = 2 ** 16

/** Leaves dates, numbers and amounts, and nobody's name. */
export async function stripReservations(db: Db, ids: Ids): Promise<void> {
  await removePart(db, 'others', { ids })
  const ofBookings = isOneOf('reservation_id', ids)
  await blankTexts(db, payerOfLine, ofBookings)
  await blankTexts(db, payerOfRefund, sql`${ofBookings} and paid_at is not null`)
  await takeGuestsAway(db, ids)
}

async function stripGuest(db: Db, id: Id<'reservation'>): Promise<void> {
  await forgetPayer(db, { reservationId: id, id })
  await takeGuestsAway(db, [id])
}

async function takeGuestsAway(db: Db, ids: Ids): Promise<void> {
  await forgetNeeds(db, ids)
  // A balance that was written off is asked for no more.
  await notices(db, await withRefunds(db, ids))
    .where('kind', '<>', 'written-off')
    .execute()
  await removePart(db, 'guest', { ids })
  // The law keeps the company of an invoice.
  await rowsIn(db, 'company').remove({ reservationId: ids, invoicedAt: undefined })
  await blankTexts(db, personalTexts('reservation', 'guest'), isOneOf('id', ids))
  const linkVersion = sql<number>`link_version + ${linksEndedBy}`
  await rowsIn(db, 'reservation').change({ id: ids }, { linkVersion })
  for (const id of ids) await saveSearchWords(db, id)
}

/** Diets told after `until` stay, and so do a later diary or sentence. */
async function forgetNeeds(db: Db, ids: Ids, until?: Date): Promise<void> {
  await blankGuestFacts(db, isOneOf('id', ids), sql<boolean>`1 = 0`)
  await removePart(db, 'needs', { ids, until })
}

async function withRefunds(db: Db, ids: Ids): Promise<readonly string[]> {
  const refunds = db
    .selectFrom('refund')
    .select('id')
    .where('reservation_id', 'in', idsOrBlank(ids))
  return [...ids, ...(await refunds.execute()).map(({ id }) => id)]
}

function notices(db: Db, records: readonly string[]) {
  return db.deleteFrom('notice').where('record', 'in', idsOrBlank(records))
}
