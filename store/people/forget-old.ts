import type { Transaction } from 'kysely'
import { dayOf } from '#booking/dates/brussels-time.ts'
import {
  type Fate,
  fateOf,
  type RetentionLimits,
  unpaidOrdersUntil,
} from '#booking/people/retention.ts'
import { removeReservations, stripReservations } from './forget-reservations.ts'
import { forgetMailsAbout, removeMailsAbout } from './forget-mails.ts'
import { forgetNeverProven, neverProvenReservations, clearTexts } from './forget-never-proven.ts'
import { withoutPayer } from './payers.ts'
import { hasText } from '../mail/mails.ts'
import { keepWords } from '../search/keep-words.ts'
import { raiseScheduleRevision } from '../dates/schedule.ts'
import type { Tables } from '../tables.ts'
import { voucherChanges } from '../vouchers/vouchers.ts'

type Db = Transaction<Tables>

/** Forgets everything older than the terms of `booking/people/retention.ts`. */
export async function forgetOld(db: Db, limits: RetentionLimits) {
  const neverProven = await neverProvenReservations(db)
  const fates = await fatesOfReservations(db, { limits, neverProven })
  const idsOf = (fate: Fate) => fates.filter((one) => one.fate === fate).map(({ id }) => id)
  const [nameless, gone] = [idsOf('nameless'), idsOf('gone')]
  const theirs = { ids: [...nameless, ...gone], until: limits.today }
  const ofBookings = await removeMailsAbout(db, theirs)
  await stripReservations(db, nameless)
  await removeReservations(db, gone)
  const ofDates = await forgetTextsOfDates(db, limits)
  const ofUnproven = await forgetNeverProven(db, neverProven, limits.today)
  for (const table of ['erasure', 'erased_record'] as const) {
    await db.deleteFrom(table).where('at', '<', iso(limits.erasures)).execute()
  }
  await db.deleteFrom('kept_answer').where('created_at', '<', iso(limits.answers)).execute()
  await db.deleteFrom('mailbox_pace').where('counted_at', '<', iso(limits.answers)).execute()
  await db.deleteFrom('desk_device').where('last_seen_at', '<', iso(limits.devices)).execute()
  await db.deleteFrom('desk_device').where('key_used_at', '<', iso(limits.deviceKeys)).execute()
  await db.deleteFrom('desk_step').where('at', '<', iso(limits.today)).execute()
  await db.deleteFrom('away').where('until_at', '<', iso(limits.requests)).execute()
  await db.deleteFrom('desk_key').where('ends_at', '<', iso(limits.today)).execute()
  await db.deleteFrom('wish').where('created_at', '<', iso(limits.wishes)).execute()
  await db.deleteFrom('proven_mailbox').where('proven_at', '<', iso(limits.requests)).execute()
  await forgetOldSentences(db, limits)
  await forgetVouchers(db, limits)
  const invoices = db.deleteFrom('invoice')
  await invoices.where('issued_on', '<', dayOf(limits.vouchersOfDates)).execute()
  const messages = db.deleteFrom('message').where('created_at', '<', iso(limits.messages))
  // A line that still waits for the owner may be a guest's.
  const left = db.deleteFrom('bank_transaction').where('settled_at', 'is not', null)
  const nobodys = left.where('reservation_id', 'is', null)
  await nobodys.where('booked_on', '<', dayOf(limits.bookingsOfDates)).execute()
  await forgetAside(db, limits)
  return {
    /** Reservations that keep nothing but dates and amounts. */
    names: nameless.length,
    reservations: gone.length,
    messages: Number((await messages.executeTakeFirst()).numDeletedRows),
    mailTexts:
      ofBookings +
      ofDates +
      ofUnproven +
      (await forgetMailTexts(db, limits)) +
      (await forgetErased(db)),
    mails: await removeOldMails(db, limits),
  }
}

/** A line that was put aside by the owner keeps its key, so that nobody is asked about it again. */
async function forgetAside(db: Db, limits: RetentionLimits): Promise<void> {
  const end = dayOf(limits.aside)
  const unasked = db.deleteFrom('bank_transaction').where('outcome', '=', 'aside')
  await unasked.where('booked_on', '<', end).execute()
  const left = db.updateTable('bank_transaction').set(withoutPayer).where('outcome', '=', 'ignored')
  const legible = left
    .where('booked_on', '<', end)
    .where((line) =>
      line.or([
        line('payer_name', '<>', ''),
        line('payer_iban', '<>', ''),
        line('communication', '<>', ''),
      ]),
    )
  await legible.execute()
}

async function forgetOldSentences(db: Db, { sentences }: RetentionLimits): Promise<void> {
  const old = db.deleteFrom('guest_sentence').where('written_at', '<', iso(sentences))
  if ((await old.executeTakeFirst()).numDeletedRows > 0n) await raiseScheduleRevision(db)
}

/**
 * Vouchers that were never paid go first, the names on paid ones later, and the vouchers themselves
 * once no law asks for them.
 */
async function forgetVouchers(db: Db, limits: RetentionLimits): Promise<void> {
  const { strip: stripVouchers, remove: removeVouchers } = voucherChanges(db)
  const voucher = db.selectFrom('voucher').select('id')
  const unpaid = voucher.where('received_cents', '=', 0)
  const told = db.selectFrom('bank_transaction').select(({ fn }) => fn.max('booked_on').as('day'))
  const until = unpaidOrdersUntil(limits, (await told.executeTakeFirst())?.day ?? undefined)
  const ordered = await unpaid.where('created_at', '<', iso(until)).execute()
  const old = await voucher.where('created_at', '<', iso(limits.bookingsOfDates)).execute()
  const oldest = await voucher.where('created_at', '<', iso(limits.vouchersOfDates)).execute()
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  await stripVouchers(idsOf(old))
  await removeVouchers(idsOf([...ordered, ...oldest]))
}

const iso = (at: Date) => at.toISOString()

type Fated = { readonly limits: RetentionLimits; readonly neverProven: ReadonlySet<string> }

async function fatesOfReservations(db: Db, { limits, neverProven }: Fated) {
  const rows = await db
    .selectFrom('reservation')
    .innerJoin('session', 'session.id', 'reservation.session_id')
    .select(['reservation.id', 'name', 'email', 'status', 'created_at', 'starts_at'])
    .execute()
  const withMoney = await reservationsWithMoney(db)
  return rows.map(({ id, name, email, status, created_at, starts_at }) => {
    const [requestedAt, workshopAt] = [new Date(created_at), new Date(starts_at)]
    const [hasMoney, isNeverProven] = [withMoney.has(id), neverProven.has(id)]
    const fate = fateOf({ status, requestedAt, workshopAt, hasMoney, isNeverProven }, limits)
    const isNameless = name === '' && email === ''
    return { id, fate: fate === 'nameless' && isNameless ? 'kept' : fate }
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

async function forgetTextsOfDates(db: Db, limits: RetentionLimits): Promise<number> {
  const end = iso(limits.textsOfDates)
  const been = db.selectFrom('session').select('session.id').where('ends_at', '<', end)
  const texts = clearTexts(db).where('session_id', 'in', been)
  const forgotten = await texts.returning('id').execute()
  for (const { id } of forgotten) await keepWords(db, id)
  await db.deleteFrom('waiting').where('session_id', 'in', been).execute()
  await db.deleteFrom('option').where('ends_at', '<', end).execute()
  const onThose = db.selectFrom('reservation').select('id').where('session_id', 'in', been)
  // A guest with an open refund is asked for an account.
  const repaying = db.selectFrom('refund').select('reservation_id').where('paid_at', 'is', null)
  // Companions are forgotten here, and with them the trace of who paid a share: their lines lose
  // the name too.
  await db
    .updateTable('bank_transaction')
    .set(withoutPayer)
    .where('detail', 'like', '%"isShare":true%')
    .where((line) => line.or([line('payer_name', '<>', ''), line('payer_iban', '<>', '')]))
    .where('settled_at', 'is not', null)
    .where('reservation_id', 'in', onThose)
    .where('reservation_id', 'not in', repaying)
    .execute()
  const companions = await db
    .deleteFrom('companion')
    .where('reservation_id', 'in', onThose)
    .where('reservation_id', 'not in', repaying)
    .returning('reservation_id as id')
    .execute()
  for (const id of new Set(companions.map((row) => row.id))) await keepWords(db, id)
  for (const table of ['unproven', 'newcomer', 'companion_list'] as const) {
    await db.deleteFrom(table).where('reservation_id', 'in', onThose).execute()
  }
  return forgetMailsAbout(db, { ids: forgotten.map(({ id }) => id), until: limits.today })
}

/** The row of a mail stays, and whether it was sent. */
async function forgetMailTexts(db: Db, { mailTexts }: RetentionLimits): Promise<number> {
  const before = iso(mailTexts)
  const forgotten = await db
    .updateTable('mail')
    .set({ content: '' })
    .where(hasText)
    .where((mail) =>
      mail.or([
        mail('state', '=', 'sent').and('sent_at', '<', before),
        mail('state', '=', 'failed').and('due_at', '<', before),
      ]),
    )
    .executeTakeFirst()
  return Number(forgotten.numUpdatedRows)
}

/** Mails about a booking are kept as long as the booking; all others as long as a message. */
async function removeOldMails(db: Db, { messages }: RetentionLimits): Promise<number> {
  const removed = await db
    .deleteFrom('mail')
    .where('content', '=', '')
    .where('created_at', '<', iso(messages))
    .where((mail) =>
      mail(
        mail.fn('lower', ['recipient']),
        'not in',
        mail.selectFrom('reservation').select((row) => row.fn<string>('lower', ['email']).as('of')),
      ),
    )
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}

/** A mail that had to go out when its booking was erased is emptied once it has gone. */
async function forgetErased(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ content: '' })
    .where('state', '=', 'sent')
    .where('content', '<>', '')
    .where('id', 'in', (mail) =>
      mail
        .selectFrom('mail_about')
        .innerJoin('erased_record', 'erased_record.record', 'mail_about.about')
        .innerJoin('mail as spoken', 'spoken.id', 'mail_about.mail_id')
        .select('mail_id')
        .whereRef('spoken.created_at', '<=', 'erased_record.at'),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
