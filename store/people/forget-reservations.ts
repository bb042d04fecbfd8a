import type { Transaction } from 'kysely'
import { paymentsOf } from '#booking/money/entry.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import type { Id } from '#booking/id.ts'
import { forgetDiaries, forgetSentences } from '../diary/diaries.ts'
import { forgetMailsAbout, type MailsAbout, removeMails, removeMailsAbout } from './forget-mails.ts'
import { removeEntries } from '../money/entries.ts'
import { forgetPayer, withoutPayer } from './payers.ts'
import { someIds } from '../rows.ts'
import { keepWords } from '../search/keep-words.ts'
import type { Tables } from '../tables.ts'

type Db = Transaction<Tables>
type Ids = readonly string[]

export function forgetChanges(db: Db) {
  return {
    removeReservations: (ids: Ids) => removeReservations(db, ids),
    stripGuest: (id: Id<'reservation'>) => stripGuest(db, id),
    forgetPayer: (reservationId: Id<'reservation'>, id: Id<'reservation'>) =>
      forgetPayer(db, { reservationId, id }),
    forgetNeeds: (ids: Ids, until: Date) => forgetNeeds(db, ids, until),
    async forgetMailTexts(ids: Ids): Promise<void> {
      await db.updateTable('mail').set({ content: '' }).where('id', 'in', someIds(ids)).execute()
    },
    forgetMailsAbout: (about: MailsAbout) => forgetMailsAbout(db, about),
    removeMailsAbout: (about: MailsAbout) => removeMailsAbout(db, about),
    removeMails: (ids: Ids) => removeMails(db, ids),
  }
}

const ofReservation = [
  'ending',
  'party_change',
  'split',
  'company',
  'reservation_word',
  'replaced_guest',
  'newcomer',
  'succession',
  'vacancy',
  'unproven',
  'event',
  'refund',
  'bank_transaction',
  'option',
  'companion',
  'companion_list',
  'payment',
  'waiting',
] as const

export async function removeReservations(db: Db, ids: Ids): Promise<void> {
  const rows = await db
    .selectFrom('reservation')
    .select(['session_id', 'participants', 'status'])
    .where('id', 'in', someIds(ids))
    .execute()
  for (const row of rows.filter(({ status }) => holdsPlaces(status))) {
    await db
      .updateTable('session')
      .set((session) => ({ taken: session('taken', '-', row.participants) }))
      .where('id', '=', row.session_id)
      .execute()
  }
  await forgetNeeds(db, ids)
  const accounts = await accountsOf(db, ids)
  for (const table of ofReservation) {
    await db.deleteFrom(table).where('reservation_id', 'in', someIds(ids)).execute()
  }
  await removeEntries(db, accounts)
  await notices(db, await withRefunds(db, ids)).execute()
  await db.deleteFrom('reservation').where('id', 'in', someIds(ids)).execute()
}

/**
 * The ledger accounts of its payments, refunds and hand receipts, and of the lines that paid it.
 */
async function accountsOf(db: Db, ids: Ids): Promise<readonly string[]> {
  const refund = db.selectFrom('refund').select(['id', 'first_part'])
  const marked = db.selectFrom('entry').select('from_account').where('kind', '=', 'marked')
  const line = db.selectFrom('bank_transaction').select('key')
  const refunds = await refund.where('reservation_id', 'in', someIds(ids)).execute()
  const payments = ids.flatMap(paymentsOf)
  const hands = await marked.where('to_account', 'in', someIds(payments)).execute()
  const lines = await line.where('reservation_id', 'in', someIds(ids)).execute()
  return [
    ...payments,
    ...refunds.flatMap(({ id, first_part }) => [`refund:${first_part}`, `hand:${id}`]),
    ...hands.map((row) => row.from_account),
    ...lines.map(({ key }) => `rest:${key}`),
  ]
}

/** Higher than any version that a backup of before can know. */
const linksEndedBy = 1000

/** Rows of a guest beside the booking; nobody is left to pay back. */
const ofGuest = ['unproven', 'newcomer', 'succession', 'vacancy', 'companion_list'] as const

/** The rows of other people on the booking. */
const ofOthers = ['replaced_guest', 'option', 'companion'] as const

/** Leaves dates, numbers and amounts, and nobody's name. */
export async function stripReservations(db: Db, ids: Ids): Promise<void> {
  for (const table of ofOthers) {
    await db.deleteFrom(table).where('reservation_id', 'in', someIds(ids)).execute()
  }
  const lines = db.updateTable('bank_transaction').set(withoutPayer)
  await lines.where('reservation_id', 'in', someIds(ids)).execute()
  const back = db.updateTable('refund').set({ iban: '', asked_iban: '' })
  await back.where('reservation_id', 'in', someIds(ids)).where('paid_at', 'is not', null).execute()
  await takeGuestsAway(db, ids)
}

/** Takes the guest away, and leaves replaced guests and companions with their payments. */
async function stripGuest(db: Db, id: Id<'reservation'>): Promise<void> {
  await forgetPayer(db, { reservationId: id, id })
  await takeGuestsAway(db, [id])
}

async function takeGuestsAway(db: Db, ids: Ids): Promise<void> {
  await forgetNeeds(db, ids)
  // A balance that was written off is not asked for again.
  await notices(db, await withRefunds(db, ids))
    .where('kind', '<>', 'written-off')
    .execute()
  for (const table of ofGuest) {
    await db.deleteFrom(table).where('reservation_id', 'in', someIds(ids)).execute()
  }
  // The law keeps the company of an invoice that was made.
  const companies = db.deleteFrom('company').where('reservation_id', 'in', someIds(ids))
  await companies.where('invoiced_at', 'is', null).execute()
  const nobody = { name: '', email: '', sought_email: '', note: '' }
  await db
    .updateTable('reservation')
    .set((row) => ({ ...nobody, link_version: row('link_version', '+', linksEndedBy) }))
    .where('id', 'in', someIds(ids))
    .execute()
  for (const id of ids) await keepWords(db, id)
}

/** Diets that were told after `until` stay, and so do a diary and a sentence of later. */
async function forgetNeeds(db: Db, ids: Ids, until?: Date): Promise<void> {
  const nothing = { special_requirements: '', telephone: '' }
  const forgotten = await db
    .updateTable('reservation')
    .set(nothing)
    .where('id', 'in', someIds(ids))
    .where((row) => row.or([row('special_requirements', '<>', ''), row('telephone', '<>', '')]))
    .returning('id')
    .execute()
  for (const { id } of forgotten) await keepWords(db, id)
  let diets = db.deleteFrom('diet').where('reservation_id', 'in', someIds(ids))
  if (until) diets = diets.where('consented_at', '<=', until.toISOString())
  await diets.execute()
  await forgetDiaries(db, { ids, until })
  await forgetSentences(db, { ids, until })
  await db.deleteFrom('kept_answer').where('reservation_id', 'in', someIds(ids)).execute()
}

/** The ids of bookings and of their refunds, by which notices name them. */
async function withRefunds(db: Db, ids: Ids): Promise<readonly string[]> {
  const refunds = db.selectFrom('refund').select('id').where('reservation_id', 'in', someIds(ids))
  return [...ids, ...(await refunds.execute()).map(({ id }) => id)]
}

/** Notices of bookings and of their refunds. */
function notices(db: Db, records: readonly string[]) {
  return db.deleteFrom('notice').where('record', 'in', someIds(records))
}
